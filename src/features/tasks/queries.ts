import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import type { Locale } from '@/domain/locales';
import { isBuyerFact } from '@/domain/tool/buyer-facts';
import type { Task, Tool } from '@/payload-types';
import { findPage } from '@/seo/find-page';
import { cached } from '@/server/cached';
import { asVisitor } from '@/server/door/reads';
import { readListedTools } from '@/server/listed-tools';
import { inLocale } from '@/server/localized';
import { idsOf } from '@/server/populated';

const MAX_TASKS = 500;
const listSelect = { slug: true, name: true, theme: true, tools: { tool: true } } as const;
const pageSelect = { slug: true, name: true, intro: true, lookFor: true, facts: true, tools: true } as const;

type ListDoc = Pick<Required<Task>, keyof typeof listSelect | 'id'>;
type PageDoc = Pick<Required<Task>, keyof typeof pageSelect | 'id'>;

export type TaskData = ReturnType<typeof toTask>;

const nameOf = ({ name, slug }: Pick<Task, 'name' | 'slug'>, locale: Locale) => inLocale(name, locale) ?? { value: slug, lang: locale };

/** Null once the tool has been permanently deleted. */
const idOf = (tool: number | Tool | null) => idsOf(tool ? [tool] : []);

const toolIdsOf = ({ tools }: ListDoc) => (tools ?? []).flatMap(({ tool }) => idOf(tool));

const toTask = (doc: ListDoc, locale: Locale) => ({
  id: doc.id,
  slug: doc.slug,
  name: nameOf(doc, locale),
  theme: doc.theme,
  /** Best first, also tools that are no longer listed. */
  toolIds: toolIdsOf(doc),
});

/** A point per line. */
function pointsIn(field: Task['lookFor'], locale: Locale) {
  const text = inLocale(field, locale);
  const lines = (text?.value ?? '').split('\n').map((line) => line.trim());
  return text && { lines: [...new Set(lines)].filter(Boolean), lang: text.lang };
}

const toPage = (doc: PageDoc, locale: Locale) => ({
  id: doc.id,
  slug: doc.slug,
  name: nameOf(doc, locale),
  intro: inLocale(doc.intro, locale),
  lookFor: pointsIn(doc.lookFor, locale),
  /** Facts about the tools that matter here. */
  facts: (doc.facts ?? []).filter(isBuyerFact),
  /** Best first, also tools that are no longer listed. */
  tools: (doc.tools ?? []).flatMap(({ tool, because, notIf, isFreePick, isEuropeanPick }) =>
    idOf(tool).map((id) => ({
      id,
      because: inLocale(because, locale),
      notIf: inLocale(notIf, locale),
      isFreePick: isFreePick === true,
      isEuropeanPick: isEuropeanPick === true,
    })),
  ),
});

/** Published tasks, sorted by name in the language, ignoring case. */
export function listTasks({ locale }: { locale: Locale }): Promise<TaskData[]> {
  return cached(
    async () => {
      const docs = await asVisitor.find('tasks', { limit: MAX_TASKS, select: listSelect });
      const collator = new Intl.Collator(locale, { sensitivity: 'base' });
      return docs.map((doc) => toTask(doc, locale)).sort((a, b) => collator.compare(a.name.value, b.name.value));
    },
    ['tasks', locale],
    [cacheTags.tasksList],
  );
}

/** The tasks that have a listed tool; the others have nothing to show. */
export async function listTasksWithTools({ locale }: { locale: Locale }): Promise<TaskData[]> {
  const [tasks, listed] = await Promise.all([
    listTasks({ locale }),
    cached(
      async () => {
        const docs = await asVisitor.find('tasks', { limit: MAX_TASKS, select: listSelect });
        return [...(await readListedTools(docs.flatMap(toolIdsOf)))];
      },
      ['listed-task-tools'],
      [cacheTags.tasksList, cacheTags.toolsList],
    ),
  ]);
  const isListed = new Set(listed);
  return tasks.filter(({ toolIds }) => toolIds.some((id) => isListed.has(id)));
}

/** A published task, or null. */
export function getTask({ slug, locale }: { slug: string; locale: Locale }) {
  return cached(
    async () => {
      const page = await findPage('tasks', { slug }, locale, { select: pageSelect, populate: { tools: {} } });
      return page && { ...toPage(page, locale), seo: page.seo };
    },
    ['task', slug, locale],
    [cacheTags.taskSlug(slug)],
  );
}
