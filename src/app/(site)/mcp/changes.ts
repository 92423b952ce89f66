import * as z from 'zod';
import { routes } from '@/domain/routes';
import { changeText } from '@/features/tools/change-texts';
import { listChanges, listToolChanges } from '@/features/tools/changes';
import { getPublicTool } from '@/features/tools/queries';
import { pageAddress } from '@/server/page-address';
import { slug } from './shapes';
import { language, readTool, ToolProblem } from './tool';

const DAY = 'yyyy-mm-dd'.length;

export const changesSince = readTool({
  name: 'changes_since',
  title: 'Changes to tools',
  description:
    'Changes to tools in this directory that were published on or after a day, newest first: prices, plans, names and facts, with a source where there is one. The newest 100, of all tools or of one.',
  input: z.object({
    since: z.iso.date().describe('First day of publication, such as 2026-01-31. The `date` of a change can be earlier.'),
    slug: slug('Slug of a tool').optional(),
    language,
  }),
  output: z.object({
    changes: z.array(
      z.object({
        tool: z.string().describe('Its slug.'),
        name: z.string(),
        date: z.string().describe('When the maker changed it or, if that is unknown, when the directory noticed.'),
        kind: z.string(),
        text: z.string(),
        source: z.string().nullable(),
        page: z.string(),
      }),
    ),
  }),
  run: async (asked, { locale, t }) => {
    const tool = asked.slug ? await getPublicTool({ slug: asked.slug, locale }) : null;
    if (asked.slug && !tool) throw new ToolProblem(t('unknownTool', { slug: asked.slug }));
    const all = tool ? listToolChanges({ toolId: tool.id, order: 'toldAt' }) : listChanges({ order: 'toldAt' });
    const [changes, textOf] = await Promise.all([all, changeText(locale)]);
    const told = changes
      .filter(({ toldAt }) => toldAt.slice(0, DAY) >= asked.since)
      .map((change) => ({
        tool: change.tool.slug,
        name: change.tool.name,
        date: change.at.slice(0, DAY),
        kind: change.kind,
        text: textOf(change),
        source: change.source,
        page: pageAddress(routes.tool(change.tool.slug), locale),
      }));
    const lines = told.map(({ date, name, text, source }) => `- ${date} ${name}: ${text}${source ? ` ${source}` : ''}`);
    return { structured: { changes: told }, text: lines.join('\n') || t('nothingFound') };
  },
});
