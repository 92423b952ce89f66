import audienceTexts from '../audience-texts.json';
import type { Locale } from '../locales';
import { routes } from '../routes';
import { splitNames } from './former-names';
import type { ToolAttribute, ToolAttributes } from './schema';
import { countryName, type Modality, type Platform, type PriceModel, toolLanguageName } from './vocabulary';

/** The page of a tool, its Markdown twin, texts for agents (MCP) and comparisons. */
type Rendering = 'page' | 'markdown' | 'agents' | 'comparison';

interface Text {
  value: string;
  lang: Locale;
}

interface FactSource extends ToolAttributes {
  priceModel: PriceModel;
  host: string;
  categories: { code: string; name: Text }[];
  verified: boolean;
}

/** A text, with the path of the page about it, or the key of a message. */
export type FactValue =
  | { text: Text; path?: string }
  | { message: `priceModels.${PriceModel}` | `platforms.${Platform}` | `modalities.${Modality}` | 'tools.verifiedHint' };

interface FactDefinition {
  name: ToolAttribute | Exclude<keyof FactSource, ToolAttribute>;
  /** Message key. */
  label: string;
  /** `links` lead to other pages; a `flag` has a value or none. */
  kind: 'text' | 'list' | 'links' | 'flag';
  /** Key in structured answers to agents, if not the name. */
  agentKey?: string;
  /** Renderings that show it in their own way, or not at all. */
  notIn?: readonly Rendering[];
  values: (tool: FactSource, locale: Locale) => FactValue[];
}

const plain = (value: string | number | null, lang: Locale): FactValue[] => (value === null ? [] : [{ text: { value: String(value), lang } }]);

/** All facts, in the order in which they are shown. */
export const TOOL_FACTS = [
  {
    name: 'priceModel',
    label: 'tools.price',
    kind: 'text',
    notIn: ['agents'],
    values: ({ priceModel }) => [{ message: `priceModels.${priceModel}` }],
  },
  { name: 'maker', label: 'tools.maker', kind: 'text', values: ({ maker }, locale) => plain(maker, locale) },
  {
    name: 'formerNames',
    label: 'tools.formerNames',
    kind: 'list',
    agentKey: 'former_names',
    values: ({ formerNames }, locale) => splitNames(formerNames).flatMap((name) => plain(name, locale)),
  },
  {
    name: 'acquiredBy',
    label: 'tools.acquiredBy',
    kind: 'text',
    agentKey: 'acquired_by',
    values: ({ acquiredBy }, locale) => plain(acquiredBy, locale),
  },
  { name: 'host', label: 'tools.website', kind: 'text', notIn: ['agents', 'comparison'], values: ({ host }, locale) => plain(host, locale) },
  {
    name: 'categories',
    label: 'tools.categories',
    kind: 'links',
    values: ({ categories }) => categories.map(({ code, name }) => ({ text: name, path: routes.category(code) })),
  },
  {
    name: 'audiences',
    label: 'tools.selectedFor',
    kind: 'links',
    values: ({ audiences }, locale) =>
      audiences.map((audience) => ({ text: { value: audienceTexts[audience][locale].name, lang: locale }, path: routes.toolsFor(audience) })),
  },
  { name: 'inputs', label: 'tools.inputs', kind: 'list', values: ({ inputs }) => inputs.map((name) => ({ message: `modalities.${name}` })) },
  { name: 'outputs', label: 'tools.outputs', kind: 'list', values: ({ outputs }) => outputs.map((name) => ({ message: `modalities.${name}` })) },
  {
    name: 'platforms',
    label: 'tools.platforms',
    kind: 'list',
    values: ({ platforms }) => platforms.map((name) => ({ message: `platforms.${name}` })),
  },
  {
    name: 'languages',
    label: 'tools.languages',
    kind: 'list',
    values: ({ languages }, locale) => languages.flatMap((code) => plain(toolLanguageName(code, locale), locale)),
  },
  { name: 'launched', label: 'tools.launched', kind: 'text', agentKey: 'available_since', values: ({ launched }, locale) => plain(launched, locale) },
  {
    name: 'country',
    label: 'tools.country',
    kind: 'text',
    agentKey: 'maker_country',
    values: ({ country }, locale) => plain(country && countryName(country, locale), locale),
  },
  {
    name: 'verified',
    label: 'tools.verified',
    kind: 'flag',
    notIn: ['page'],
    values: ({ verified }) => (verified ? [{ message: 'tools.verifiedHint' }] : []),
  },
] as const satisfies readonly FactDefinition[];

/** Facts of a tool for one rendering, also those without a value. */
export const toolFacts = (tool: FactSource, locale: Locale, rendering: Rendering) =>
  TOOL_FACTS.filter((fact: FactDefinition) => !fact.notIn?.includes(rendering)).map(({ name, label, kind, values }) => ({
    name,
    label,
    kind,
    values: values(tool, locale) as FactValue[],
  }));

/** The key of an attribute in structured answers to agents. */
export const agentKey = (attribute: ToolAttribute): string =>
  TOOL_FACTS.map((fact: FactDefinition) => fact).find(({ name }) => name === attribute)?.agentKey ?? attribute;
