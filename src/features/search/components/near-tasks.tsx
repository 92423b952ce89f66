import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import type { Text } from '@/server/localized';
import { Chip } from '@/ui/chip';
import { LocalText } from '@/ui/local-text';

interface NearTasksProps {
  /** Nearest first. */
  tasks: { id: number; slug: string; name: Text }[];
  locale: Locale;
}

/** Tasks that a question without an answer may be about. */
export async function NearTasks({ tasks, locale }: NearTasksProps) {
  if (tasks.length === 0) return null;
  const t = await getTranslations('search');
  return (
    <nav aria-labelledby="near-tasks" className="grid gap-2">
      <p id="near-tasks" className="text-sm font-semibold">
        {t('nearTasks', { count: tasks.length })}
      </p>
      <ul className="flex flex-wrap gap-2">
        {tasks.map(({ id, slug, name }) => (
          <li key={id}>
            <Chip href={localePath(routes.task(slug), locale)}>
              <LocalText text={name} pageLang={locale} />
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
