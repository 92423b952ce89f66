import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { shownText } from '@/ui/local-text';
import type { TaskData } from '../queries';
import { TaskLinks } from './task-links';

interface TaskListProps {
  tasks: TaskData[];
  locale: Locale;
}

export function TaskList({ tasks, locale }: TaskListProps) {
  const links = tasks.map(({ slug, name }) => ({
    path: localePath(routes.task(slug), locale),
    name: shownText(name, locale),
  }));
  return <TaskLinks tasks={links} locale={locale} />;
}
