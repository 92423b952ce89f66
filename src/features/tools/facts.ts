import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { toolFacts } from '@/domain/tool/facts';
import type { Text } from '@/server/localized';
import type { ToolPageData } from './queries';

/** A fact in the words of a language. Values are empty if it is unknown. */
export interface Fact {
  name: ReturnType<typeof toolFacts>[number]['name'];
  label: string;
  kind: ReturnType<typeof toolFacts>[number]['kind'];
  values: { text: Text; path?: string }[];
}

/** Facts of a tool in the order of the list, also those without a value. */
export async function listFacts(tool: ToolPageData, locale: Locale, rendering: Parameters<typeof toolFacts>[2]): Promise<Fact[]> {
  const t = await getTranslations({ locale });
  return toolFacts(tool, locale, rendering).map(({ label, values, ...fact }) => ({
    ...fact,
    label: t(label),
    values: values.map((value) => ('message' in value ? { text: { value: t(value.message), lang: locale } } : value)),
  }));
}

/** The values of a fact on one line. */
export const joinValues = ({ values }: Fact): string => values.map(({ text }) => text.value).join(', ');
