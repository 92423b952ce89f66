import { readFileSync } from 'node:fs';

/** Any JSON value. */
// biome-ignore lint/suspicious/noExplicitAny: what a page sends may be anything
type Json = any;

interface Interface {
  parents: string[];
  /** Allowed types by property name. */
  properties: Map<string, string[]>;
  /** The value of `@type`, if the type can occur in a document. */
  type: string | null;
}

const FILE = 'node_modules/schema-dts/dist/schema.d.ts';
const INTERFACE = /^(?:export )?interface (\w+) extends ([^{]+?) \{$([\s\S]*?)^\}$/gm;
const PROPERTY = /^ {4}"([\w@-]+)"\??: (?:SchemaValue<(.+), "[\w-]+">|"(\w+)");$/gm;
const ALIAS = /^(?:export )?type (\w+) = ([^;]+);$/gm;

/** Reads schema.org's vocabulary from schema-dts. */
function readVocabulary() {
  const source = readFileSync(FILE, 'utf8');
  const interfaces = new Map<string, Interface>();
  for (const [, name = '', parents = '', body = ''] of source.matchAll(INTERFACE)) {
    const properties = [...body.matchAll(PROPERTY)];
    interfaces.set(name, {
      parents: parents.split(', '),
      properties: new Map(properties.flatMap(([, property = '', range]) => (range ? [[property, range.split(' | ')] as const] : []))),
      type: properties.find(([, property]) => property === '@type')?.[3] ?? null,
    });
  }
  const leaves = new Map([...interfaces].flatMap(([name, { type }]) => (type ? [[type, name] as const] : [])));
  const aliases = new Map([...source.matchAll(ALIAS)].map(([, name = '', members = '']) => [name, members.split(' | ')] as const));
  return { interfaces, leaves, aliases };
}

const vocabulary = readVocabulary();

/** Computes the value of each name once: pages ask for the same few thousands of times. */
function remembering<T>(compute: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    const value = known.get(name) ?? compute(name);
    known.set(name, value);
    return value;
  };
}

const propertiesOf = remembering((name): Map<string, string[]> => {
  const found = vocabulary.interfaces.get(name);
  return found ? new Map([...found.parents.flatMap((parent) => [...propertiesOf(parent)]), ...found.properties]) : new Map();
});

function addTypes(name: string, known: Set<string>): Set<string> {
  if (known.has(name)) return known;
  known.add(name);
  for (const member of vocabulary.aliases.get(name) ?? []) addTypes(member, known);
  return known;
}

/** All types that the names of a range stand for, which are joined by " | ". */
const typesIn = remembering((range) => range.split(' | ').reduce((known, name) => addTypes(name, known), new Set<string>()));

const isOnly = (range: string[], ...names: string[]) => range.every((name) => names.includes(name) || name === 'IdReference');
const isDate = (value: string) => /^\d{4}-\d{2}-\d{2}(?:T.+)?$/.test(value) && !Number.isNaN(Date.parse(value));

function scalarProblem(value: string | number | boolean, range: string[], allowed: Set<string>): string | null {
  const isKnown = allowed.has(typeof value) || allowed.has(JSON.stringify(value));
  if (!isKnown) return `${JSON.stringify(value)} is none of ${range.join(', ')}`;
  if (typeof value !== 'string') return null;
  if (value.trim() === '') return 'is empty';
  if (isOnly(range, 'Date', 'DateTime', 'Time') && !isDate(value)) return `${value} is no date`;
  return isOnly(range, 'URL') && !URL.canParse(value) ? `${value} is no full address` : null;
}

function valueProblems(value: Json, range: string[], path: string): string[] {
  if (Array.isArray(value)) return value.length === 0 ? [`${path} is empty`] : value.flatMap((one) => valueProblems(one, range, path));
  const allowed = typesIn(range.join(' | '));
  if (typeof value !== 'object' || value === null) {
    const problem = scalarProblem(value, range, allowed);
    return problem ? [`${path}: ${problem}`] : [];
  }
  if (Object.keys(value).join() === '@id') return allowed.has('IdReference') ? [] : [`${path} cannot be a reference`];
  const leaf = vocabulary.leaves.get(value['@type']);
  const isInRange = leaf !== undefined && allowed.has(leaf);
  return [...(isInRange ? [] : [`${path}: ${value['@type']} is none of ${range.join(', ')}`]), ...schemaProblems(value, path)];
}

/** Errors in a thing (one entry of `@graph`) by schema.org's vocabulary: types, properties and value types. */
export function schemaProblems(thing: Json, path = String(thing?.['@type'])): string[] {
  const leaf = vocabulary.leaves.get(thing?.['@type']);
  if (!leaf) return [`${path}: ${thing?.['@type']} is no type of schema.org`];
  const properties = propertiesOf(leaf);
  return Object.entries(thing).flatMap(([name, value]) => {
    if (name === '@type') return [];
    if (name === '@id') return typeof value === 'string' && URL.canParse(value) ? [] : [`${path}.@id is no full address`];
    // Input and output constraints of an action: https://schema.org/docs/actions.html
    const isConstraint = properties.has('actionStatus') && properties.has(name.replace(/-(?:input|output)$/, ''));
    const range = properties.get(name) ?? (isConstraint ? ['Text'] : null);
    return range ? valueProblems(value, range, `${path}.${name}`) : [`${path}.${name} is no property of ${thing['@type']}`];
  });
}

/**
 * Google's requirements for rich results (developers.google.com/search/docs/appearance/structured-data). `a|b` needs one of
 * them; `a?.b` needs `b` wherever there is an `a`.
 */
const GOOGLE: Record<string, string[]> = {
  AggregateRating: ['ratingValue', 'ratingCount|reviewCount', 'bestRating', 'worstRating'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  Course: ['name', 'description', 'provider.name', 'offers.category', 'hasCourseInstance?.courseMode', 'hasCourseInstance?.courseWorkload'],
  DefinedTerm: ['name'],
  DefinedTermSet: ['name'],
  FAQPage: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
  ItemList: ['itemListElement.position'],
  Organization: ['name'],
  Product: ['name', 'offers.price|review|aggregateRating'],
  Rating: ['ratingValue'],
  Review: ['author.name', 'reviewRating.ratingValue', 'positiveNotes?.itemListElement.name', 'negativeNotes?.itemListElement.name'],
  SoftwareApplication: ['name', 'applicationCategory', 'offers?.price'],
  WebSite: ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
};

const listOf = (value: Json): Json[] => (value === undefined || value === null ? [] : [value].flat());

function has(thing: Json, [step = '', ...rest]: string[]): boolean {
  const values = listOf(thing[step.replace('?', '')]);
  if (values.length === 0) return step.endsWith('?');
  return values.every((value) => (rest.length > 0 ? has(value, rest) : value !== ''));
}

const isIn = (thing: Json, need: string) => need.split('|').some((path) => has(thing, path.split('.')));

/** Required properties a thing lacks, in the notation of the table above. */
export const lacks = (thing: Json, needs: string[]): string[] =>
  needs.filter((need) => !isIn(thing, need)).map((need) => `${thing['@type']} lacks ${need}`);

/** A price above zero has a currency, and a list numbers its entries in order. */
function googleRules(thing: Json): string[] {
  const problems: string[] = [];
  if (thing.price > 0 && !thing.priceCurrency) problems.push(`${thing['@type']} has a price without a currency`);
  const positions = listOf(thing.itemListElement).map(({ position }) => position);
  if (positions.some((position, index) => position !== positions[0] + index)) problems.push(`${thing['@type']} does not count its entries in order`);
  return problems;
}

/** Missing Google requirements of a thing and everything in it. A reference by id is complete. */
export function googleProblems(thing: Json): string[] {
  if (typeof thing !== 'object' || thing === null) return [];
  if (Array.isArray(thing)) return thing.flatMap(googleProblems);
  const nested = Object.values(thing).flatMap(googleProblems);
  // A list of pages needs URLs; a list of pros or cons belongs to a review and needs names.
  const addresses = thing['@type'] === 'ItemList' && thing.mainEntityOfPage ? ['itemListElement.url'] : [];
  return thing['@type'] ? [...lacks(thing, [...(GOOGLE[thing['@type']] ?? []), ...addresses]), ...googleRules(thing), ...nested] : nested;
}

const SCRIPT = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

/** All things a page describes. Throws for a script that is not JSON-LD of schema.org. */
export function thingsOn(html: string): Json[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, text = '']) => {
    const { '@context': context, '@graph': graph } = JSON.parse(text);
    if (context !== 'https://schema.org' || !Array.isArray(graph)) throw new Error('A script is no graph of schema.org');
    return graph;
  });
}
