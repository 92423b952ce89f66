import { getFormatter, getTranslations } from 'next-intl/server';
import { LOCALES, type Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import type { PreviewedDocument } from '@/server/door/reads';
import { Icon } from '@/ui/icon';

interface PreviewBarProps {
  preview: PreviewedDocument;
  token: string;
  locale: Locale;
}

const LINK = 'inline-flex min-h-11 items-center gap-1.5 font-semibold text-link sm:min-h-6';

/** Says that this is a draft, and until when the link works. */
export async function PreviewBar({ preview, token, locale }: PreviewBarProps) {
  const [t, format] = await Promise.all([getTranslations('preview'), getFormatter()]);
  const other = LOCALES.find(({ code }) => code !== locale)?.code ?? locale;
  const until = format.dateTime(preview.until, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <aside
      aria-label={t('title')}
      className="relative -mt-8 mb-8 flex flex-wrap items-center gap-x-5 gap-y-1 bg-primary-soft py-2 text-sm preview-band md:-mt-12 md:mb-12 print:hidden"
    >
      <p className="inline-flex items-center gap-2 font-semibold">
        <Icon name="eye" className="size-4" />
        {preview.isDraft ? t('draft') : t('same')}
      </p>
      <p>
        {preview.isDraft && `${t('notPublic')} `}
        {t('readableUntil', { until })}
      </p>
      {preview.isInactive && <p className="font-semibold">{t('inactive')}</p>}
      <p className="flex flex-wrap gap-x-5 sm:ml-auto">
        <a href={localePath(routes.preview(token), other)} hrefLang={other} lang={other} className={LINK}>
          <Icon name="languages" className="size-4" />
          {t('otherLanguage')}
        </a>
        {preview.publicPath && (
          <a href={localePath(preview.publicPath, locale)} className={LINK}>
            <Icon name="globe" className="size-4" />
            {t('publicPage')}
          </a>
        )}
      </p>
    </aside>
  );
}
