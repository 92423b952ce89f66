import { getFormatter, getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { FeedLinks } from '@/features/feeds/components/feed-links';
import { listChanges } from '@/features/tools/changes';
import { ChangeList } from '@/features/tools/components/change-list';
import { dayText } from '@/features/tools/facts';
import { pageLocale } from '@/i18n/page-locale';
import { fixedPageMetadata } from '@/seo/metadata';
import { SharingTags, withoutSharing } from '@/seo/sharing-tags';
import { HtmlOnly } from '@/ui/html-only';
import { Section } from '@/ui/section';
import { PageTop } from '../page-top';

const allMetadata = fixedPageMetadata('changes');

export const generateMetadata = withoutSharing(allMetadata);

/** The feeds have as many. */
const CHANGES_SHOWN = 50;
const DAY_MS = 86_400_000;
const WEEKDAYS = 7;
/** Of Thursday 1 January 1970, if Monday is 0. */
const FIRST_WEEKDAY = 3;

/** The Monday of a day's week; ISO. */
function mondayOf(at: string): string {
  const day = Math.floor(Date.parse(at) / DAY_MS);
  return new Date((day - ((day + FIRST_WEEKDAY) % WEEKDAYS)) * DAY_MS).toISOString();
}

export default async function ChangesPage() {
  const [locale, t, format, told] = await Promise.all([pageLocale(), getTranslations('changes'), getFormatter(), listChanges()]);
  const changes = told.slice(0, CHANGES_SHOWN);
  const mondays = [...new Set(changes.map(({ at }) => mondayOf(at)))];
  return (
    <>
      <SharingTags of={allMetadata()} />
      <PageTop locale={locale} name={t('title')} path={routes.changes} intro={changes.length > 0 ? t('intro') : t('empty')} />
      <div className="max-w-3xl">
        <HtmlOnly>
          {mondays.map((monday, index) => (
            <Section key={monday} title={t('week', { date: dayText(format, monday) })} first={index === 0}>
              <ChangeList changes={changes.filter(({ at }) => mondayOf(at) === monday)} locale={locale} />
            </Section>
          ))}
        </HtmlOnly>
        <FeedLinks path={routes.changes} locale={locale} />
      </div>
    </>
  );
}
