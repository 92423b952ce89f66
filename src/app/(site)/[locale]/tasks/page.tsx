import { getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { TASK_THEMES } from '@/domain/task-themes';
import { TaskList } from '@/features/tasks/components/task-list';
import { listTasksWithTools } from '@/features/tasks/queries';
import { pageLocale } from '@/i18n/page-locale';
import { fixedPageMetadata } from '@/seo/metadata';
import { SharingTags, withoutSharing } from '@/seo/sharing-tags';
import { Section } from '@/ui/section';
import { ListTop } from '../page-top';

const allMetadata = fixedPageMetadata('tasks');

export const generateMetadata = withoutSharing(allMetadata);

export default async function TasksPage() {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('tasks')]);
  const tasks = await listTasksWithTools({ locale });
  const themes = TASK_THEMES.map((theme) => ({ theme, own: tasks.filter((task) => task.theme === theme) })).filter(({ own }) => own.length > 0);
  const items = tasks.map(({ name, slug }) => ({ name: name.value, path: routes.task(slug) }));
  return (
    <>
      <SharingTags of={allMetadata()} />
      <ListTop locale={locale} name={t('title')} path={routes.tasks} intro={tasks.length > 0 ? t('intro') : t('empty')} items={items} />
      {themes.map(({ theme, own }, index) => (
        <Section key={theme} id={theme} title={t(`themes.${theme}`)} first={index === 0}>
          <TaskList tasks={own} locale={locale} />
        </Section>
      ))}
    </>
  );
}
