import type { Locale } from '@/domain/locales';
import { entryPath, localePath, routes } from '@/domain/routes';
import type { SearchAnswer } from '@/features/search/answer';
import { logoOf } from '@/features/tools/logo';
import { listToolsByIds } from '@/features/tools/queries';
import type { SuggestedTool } from '@/server/search/read-tools';
import type { EntryMatch } from '@/server/search/search-entries';

export async function answerTools(tools: SuggestedTool[], locale: Locale): Promise<SearchAnswer['tools']> {
  const uploaded = await listToolsByIds({ ids: tools.filter((tool) => tool.hasUploadedLogo).map(({ id }) => id), locale });
  return tools.map((tool) => ({
    path: localePath(routes.tool(tool.slug), locale),
    name: tool.name,
    text: tool.tagline,
    lang: tool.taglineLocale ?? locale,
    logo:
      uploaded.find(({ id }) => id === tool.id)?.logo ??
      logoOf({ name: tool.name, src: tool.logoFile && routes.logo(tool.logoFile), background: tool.logoBackground }),
  }));
}

export const answerEntry = (entry: Omit<EntryMatch, 'id'>, locale: Locale): SearchAnswer['entries'][number] => ({
  kind: entry.kind,
  path: localePath(entryPath(entry.kind, entry.slug), locale),
  name: entry.name,
  nameLang: entry.nameLocale,
  text: entry.summary,
  textLang: entry.summaryLocale,
});
