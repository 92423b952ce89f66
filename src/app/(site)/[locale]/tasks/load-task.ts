import type { Locale } from '@/domain/locales';
import { getTask } from '@/features/tasks/queries';
import { listChosenTools } from '../tools/chosen-tools';

export type LoadedTask = NonNullable<Awaited<ReturnType<typeof loadTask>>>;

/** A published task with its listed tools, best first, or null. Without such tools search engines leave it out. */
export async function loadTask({ slug, locale }: { slug: string; locale: Locale }) {
  const task = await getTask({ slug, locale });
  if (!task) return null;
  const listed = await listChosenTools({ ids: task.tools.map(({ id }) => id), locale });
  const tools = listed.flatMap((tool) => {
    const reasons = task.tools.find(({ id }) => id === tool.id);
    return reasons ? [{ ...tool, ...reasons }] : [];
  });
  return { ...task, tools, noIndex: tools.length === 0 };
}
