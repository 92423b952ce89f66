import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { FEED_TYPES, type FeedFormat, feedOf } from '@/domain/other-forms';
import { routes } from '@/domain/routes';
import { Icon } from '@/ui/icon';

const FORMATS: { format: FeedFormat; name: string }[] = [
  { format: 'atom', name: 'Atom' },
  { format: 'json', name: 'JSON Feed' },
];

/** Feeds of a page; renders nothing without one. */
export async function FeedLinks({ path, locale }: { path: string; locale: Locale }) {
  const feed = feedOf(path);
  if (!feed) return null;
  const t = await getTranslations('feeds');
  return (
    <p className="mt-10 flex flex-wrap items-center gap-x-3 text-sm text-muted print:hidden">
      <Icon name="rss" className="size-4" />
      {t('follow')}
      {FORMATS.map(({ format, name }) => (
        <a
          key={format}
          href={routes.feed(locale, feed, format)}
          type={FEED_TYPES[format]}
          className="inline-flex min-h-9 items-center underline underline-offset-4 hover:text-primary"
        >
          {name}
        </a>
      ))}
    </p>
  );
}
