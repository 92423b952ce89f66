import { getFormatter, getTranslations } from 'next-intl/server';
import { capitalized } from '@/domain/capitalized';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { CHANGE_TOPICS, type ChangeTopic } from '@/domain/tool/events';
import { FeedLinks } from '@/features/feeds/components/feed-links';
import type { ToldChange } from '@/features/tools/changes';
import { ChangeList } from '@/features/tools/components/change-list';
import { monthText } from '@/features/tools/facts';
import { ChoiceLinks } from '@/ui/choice-links';
import { HtmlOnly } from '@/ui/html-only';

/** The feeds have as many. */
const CHANGES_SHOWN = 50;
const TOPICS = Object.keys(CHANGE_TOPICS) as ChangeTopic[];

const monthOf = (at: string) => at.slice(0, 'yyyy-mm'.length);

/** The newest changes, by month. */
export async function ChangesByMonth({ changes: told, path, locale }: { changes: ToldChange[]; path: string; locale: Locale }) {
  const [t, format] = await Promise.all([getTranslations('changes'), getFormatter()]);
  const changes = told.slice(0, CHANGES_SHOWN);
  const months = [...new Set(changes.map(({ at }) => monthOf(at)))];
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
        {months.map((month) => (
          <section key={month} className="mt-8 gap-x-6 border-t border-line pt-5 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
            <h2 className="mb-2 font-semibold">{capitalized(monthText(format, month))}</h2>
            <ChangeList changes={changes.filter(({ at }) => monthOf(at) === month)} locale={locale} />
          </section>
        ))}
      </HtmlOnly>
      <FeedLinks path={path} locale={locale} />
    </div>
  );
}
