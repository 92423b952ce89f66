import { getTranslations } from 'next-intl/server';
import { localePath, routes } from '@/domain/routes';
import { ShareButton } from '@/features/sharing/components/share-button';
import { TaskList } from '@/features/tasks/components/task-list';
import { listTasks } from '@/features/tasks/queries';
import { relatedTasks } from '@/features/tasks/related';
import { SharingTags } from '@/seo/sharing-tags';
import { itemList } from '@/seo/structured-data/lists';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { LocalText } from '@/ui/local-text';
import { PageHeader } from '@/ui/page-header';
import { Section } from '@/ui/section';
import { documentPage } from '../../document-page';
import { NextSteps } from '../../tools/next-steps';
import { ReasonedTools } from '../../tools/reasoned-tools';
import { ToolPicks } from '../../tools/tool-picks';
import { Trail } from '../../trail';
import { UntranslatedNote } from '../../untranslated-note';
import { loadTask } from '../load-task';

export const generateStaticParams = () => [];

const { load, allMetadata, generateMetadata } = documentPage('task', loadTask);

export { generateMetadata };

const COMPARED = 3;
const RELATED = 6;

export default async function TaskPage(props: PageProps<'/[locale]/tasks/[slug]'>) {
  const { locale, document: task, path } = await load(props);
  const [t, tasks] = await Promise.all([getTranslations(), listTasks({ locale })]);
  const { id, name, intro, lookFor, tools, noIndex } = task;
  const related = relatedTasks({ id, toolIds: tools.map((tool) => tool.id) }, tasks, RELATED);
  const reasoned = tools.map(({ because, notIf, ...tool }) => ({
    tool,
    reasons: [
      { label: t('tasks.because'), text: because },
      { label: t('tasks.notIf'), text: notIf },
    ],
  }));
  const items = tools.map((tool) => ({ name: tool.name, path: routes.tool(tool.slug) }));
  return (
    <>
      <SharingTags of={allMetadata(props)} />
      {!noIndex && <StructuredData things={[itemList({ name: name.value, path, locale, items })]} />}
      <Trail
        locale={locale}
        name={name.value}
        lang={name.lang}
        path={noIndex ? undefined : path}
        through={[{ name: t('tasks.title'), path: routes.tasks }]}
      />
      <PageHeader title={<LocalText text={name} pageLang={locale} />} intro={intro && <LocalText text={intro} pageLang={locale} />}>
        <UntranslatedNote texts={[name, intro, lookFor, ...tools.flatMap(({ because, notIf }) => [because, notIf])]} locale={locale} />
        <div className="mt-6">
          <ShareButton title={name.value} path={path} locale={locale} />
        </div>
      </PageHeader>
      <ToolPicks tools={tools} first={t('tasks.picks.first')} locale={locale} />
      {lookFor && (
        <Section title={t('tasks.lookFor')}>
          <ul lang={lookFor.lang === locale ? undefined : lookFor.lang} className="grid max-w-[62ch] list-disc gap-1.5 pl-5">
            {lookFor.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Section>
      )}
      {tools.length === 0 ? (
        <p className="mt-16 rounded-card border border-dashed border-line-strong p-8 text-center text-muted">{t('tasks.noTools')}</p>
      ) : (
        <Section title={t('tasks.tools', { count: tools.length })}>
          <ReasonedTools tools={reasoned} facts={task.facts} locale={locale} />
          <NextSteps compared={tools.slice(0, COMPARED)} weighed={tools} locale={locale} />
        </Section>
      )}
      {related.length > 0 && (
        <Section title={t('tasks.related')} more={{ href: localePath(routes.tasks, locale), label: t('general.seeAll') }}>
          <TaskList tasks={related} locale={locale} />
        </Section>
      )}
    </>
  );
}
