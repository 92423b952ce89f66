import 'server-only';
import type { Metadata } from 'next';
import type { Locale } from '@/domain/locales';
import { FEED_TYPES, type FeedFormat, feedOf, markdownPath } from '@/domain/other-forms';
import { routes } from '@/domain/routes';
import { env } from '@/env';
import { pageAddress } from '@/server/page-address';

type Types = NonNullable<NonNullable<Metadata['alternates']>['types']>;

/** URLs of a page's Markdown version and feeds, for its head. */
export function alternateTypes(path: string, locale: Locale, title: string): Types {
  const [markdown, feed] = [markdownPath(path), feedOf(path)];
  const address = (format: FeedFormat, name: string) => [{ url: env.SITE_URL + routes.feed(locale, name, format), title }];
  return {
    ...(markdown ? { 'text/markdown': pageAddress(markdown, locale) } : {}),
    ...(feed ? { [FEED_TYPES.atom]: address('atom', feed), [FEED_TYPES.json]: address('json', feed) } : {}),
  };
}
