import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { Icon } from '@/ui/icon';

interface UntranslatedNoteProps {
  /** Everything on the page that may appear in the other language. */
  texts: ({ lang: Locale } | null)[];
  locale: Locale;
}

/** Says that a page shows some texts in the other language; nothing if it shows none. */
export async function UntranslatedNote({ texts, locale }: UntranslatedNoteProps) {
  if (texts.every((text) => text === null || text.lang === locale)) return null;
  const t = await getTranslations('general');
  return (
    <p className="mt-6 flex items-start gap-2.5 rounded-control bg-sunken px-4 py-3 text-sm">
      <Icon name="languages" className="mt-0.5 size-4" />
      {t('translationEmpty')}
    </p>
  );
}
