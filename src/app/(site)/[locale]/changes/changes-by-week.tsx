import { getFormatter, getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { CHANGE_TOPICS, type ChangeTopic } from '@/domain/tool/events';
import { FeedLinks } from '@/features/feeds/components/feed-links';
import type { ToldChange } from '@/features/tools/changes';
import { ChangeList } from '@/features/tools/components/change-list';
import { dayText } from '@/features/tools/facts';
import { ChoiceLinks } from '@/ui/choice-links';
import { HtmlOnly } from '@/ui/html-only';

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

const TOPICS = Object.keys(CHANGE_TOPICS) as ChangeTopic[];

/** The newest changes, by week. */
export async function ChangesByWeek({ changes: told, path, locale }: { changes: ToldChange[]; path: string; locale: Locale }) {
  const [t, format] = await Promise.all([getTranslations('changes'), getFormatter()]);
  const changes = told.slice(0, CHANGES_SHOWN);
  const mondays = [...new Set(changes.map(({ at }) => mondayOf(at)))];
  return (
    <div className="max-w-5xl">
      <ChoiceLinks
        label={t('choose')}
        choices={[
          { path: routes.changes as string, name: t('all') },
          ...TOPICS.map((topic) => ({ path: routes.changesAbout(topic), name: t(`topics.${topic}`) })),
        ].map(({ path: to, name }) => ({ href: localePath(to, locale), name, isCurrent: to === path }))}
      />
      <HtmlOnly>
        {mondays.map((monday) => (
          <section key={monday} className="mt-8 gap-x-6 border-t border-line pt-5 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
            <h2 className="mb-2 font-semibold">{t('week', { date: dayText(format, monday) })}</h2>
            <ChangeList changes={changes.filter(({ at }) => mondayOf(at) === monday)} locale={locale} />
          </section>
        ))}
      </HtmlOnly>
      <FeedLinks path={path} locale={locale} />
    </div>
  );
}
