import 'server-only';
import { getTranslations } from 'next-intl/server';
import { API_MAX_LIMIT, API_MAX_PAGE } from '@/domain/limits';
import { LOCALE_CODES, type Locale } from '@/domain/locales';
import { defaultLimit, READS_PER_MINUTE, type ReadCollection, SEARCHES_PER_MINUTE } from '@/domain/read-api';
import { ENTRY_KINDS, localePath, routes } from '@/domain/routes';
import { SCORE_CRITERIA, WEIGHT_MAX, weightParam } from '@/domain/tool/score';
import { scoreBasis, scoreLabel } from '@/domain/tool/score-texts';
import { MOST_SEATS } from '@/domain/tool/team';
import { env } from '@/env';
import { type DescribedCollection, describeReadApi, type JsonSchema } from '../door/reads';
import { pageAddress } from '../page-address';

const VERSION = '1.0.0';
const MAX_DEPTH = 3;
const ID_WITHOUT_DOCUMENTS = 1;

const TOPICS = ['language', 'paging', 'filters', 'relations', 'fields', 'texts', 'caching', 'origins', 'limits', 'errors', 'versions'] as const;

type Texts = Awaited<ReturnType<typeof getTranslations<'readApi'>>>;

interface Parameter {
  name: string;
  in: 'query' | 'path';
  description: string;
  required?: boolean;
  schema: JsonSchema;
  style?: 'deepObject';
  explode?: boolean;
  example?: unknown;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  parameters: Parameter[];
  responses: Record<string, unknown>;
  'x-codeSamples': { lang: string; label: string; source: string }[];
}

/** The subset of OpenAPI 3.1 used here. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  externalDocs: { url: string; description: string };
  tags: { name: string }[];
  paths: Record<string, { get: Operation }>;
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, unknown>; headers: Record<string, unknown> };
}

export const readApiTopics = (t: Texts) =>
  TOPICS.map((topic) => ({
    title: t(`topics.${topic}.title`),
    text: t(`topics.${topic}.text`, { limit: API_MAX_LIMIT, reads: READS_PER_MINUTE, searches: SEARCHES_PER_MINUTE }),
  }));

/** Other ways to read the same content. */
export const otherDoors = (t: Texts, locale: Locale) => [
  { url: localePath(routes.llms, locale), text: t('doors.llms') },
  { url: routes.feed(locale, 'tools', 'atom'), text: t('doors.feeds') },
  { url: localePath(routes.llmsFull, locale), text: t('doors.markdown') },
  { url: localePath(routes.data, locale), text: t('doors.dataset') },
  { url: routes.mcp, text: t('doors.mcp') },
];

const schemaRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

function samples(path: string): Operation['x-codeSamples'] {
  const url = env.SITE_URL + path;
  return [
    { lang: 'Shell', label: 'curl', source: `curl --globoff "${url}"` },
    { lang: 'JavaScript', label: 'JavaScript', source: `const response = await fetch('${url}');\nconst answer = await response.json();` },
  ];
}

const HEADERS = {
  ETag: { schema: { type: 'string' } },
  RateLimit: { schema: { type: 'string' }, example: '"reads";r=119;t=60' },
  'RateLimit-Policy': { schema: { type: 'string' }, example: `"reads";q=${READS_PER_MINUTE};w=60` },
  'Retry-After': { schema: { type: 'integer' } },
};

const headersNamed = (...names: (keyof typeof HEADERS)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const jsonAnswer = (description: string, schema: JsonSchema, headers: Record<string, unknown>) => ({
  description,
  headers,
  content: { 'application/json': { schema } },
});

const answers = (t: Texts, schema: JsonSchema, ...failures: ('BadInput' | 'Missing')[]) => ({
  200: jsonAnswer(t('answer.ok'), schema, headersNamed('ETag', 'RateLimit', 'RateLimit-Policy')),
  304: { description: t('answer.same') },
  ...(failures.includes('BadInput') ? { 400: { $ref: '#/components/responses/BadInput' } } : {}),
  ...(failures.includes('Missing') ? { 404: { $ref: '#/components/responses/Missing' } } : {}),
  429: { $ref: '#/components/responses/TooMany' },
});

const integer: JsonSchema = { type: 'integer' };
const boolean: JsonSchema = { type: 'boolean' };
const integerOrNull: JsonSchema = { type: ['integer', 'null'] };
/** An object with all of these properties and no others. */
const allOf = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const listSchema = (name: string): JsonSchema =>
  allOf({
    docs: { type: 'array', items: schemaRef(name) },
    totalDocs: integer,
    limit: integer,
    page: integer,
    totalPages: integer,
    pagingCounter: integer,
    hasPrevPage: boolean,
    hasNextPage: boolean,
    prevPage: integerOrNull,
    nextPage: integerOrNull,
  });

const errorSchema: JsonSchema = {
  type: 'object',
  properties: { errors: { type: 'array', items: { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] } } },
  required: ['errors'],
};

const locale: JsonSchema = { type: 'string', enum: LOCALE_CODES };
const localeOrNull: JsonSchema = { anyOf: [locale, { type: 'null' }] };
const textOrNull: JsonSchema = { type: ['string', 'null'] };
const searchSchema = allOf({
  total: { type: 'integer' },
  isCapped: { type: 'boolean' },
  corrected: textOrNull,
  all: { type: 'string' },
  tools: {
    type: 'array',
    items: allOf({
      path: { type: 'string' },
      name: { type: 'string' },
      text: textOrNull,
      lang: locale,
      logo: allOf({ src: textOrNull, background: { type: 'string' }, ink: { type: 'string' }, monogram: { type: 'string' } }),
    }),
  },
  entries: {
    type: 'array',
    items: allOf({
      kind: { type: 'string', enum: ENTRY_KINDS },
      path: { type: 'string' },
      name: { type: 'string' },
      nameLang: locale,
      text: textOrNull,
      textLang: localeOrNull,
    }),
  },
});

const numberOrNull: JsonSchema = { type: ['number', 'null'] };
const scoresSchema = allOf({
  weights: allOf(Object.fromEntries(SCORE_CRITERIA.map((criterion) => [criterion, integer]))),
  total: integer,
  tools: {
    type: 'array',
    items: allOf({
      slug: { type: 'string' },
      name: { type: 'string' },
      score: numberOrNull,
      sum: { type: 'array', items: allOf({ criterion: { type: 'string', enum: SCORE_CRITERIA }, weight: integer, points: numberOrNull }) },
      page: { type: 'string' },
    }),
  },
  page: { type: 'string' },
});

/** Conditions on a collection's fields; `and` and `or` nest. */
function whereSchema({ schemaName, queryable }: DescribedCollection): JsonSchema {
  const more = { type: 'array', items: schemaRef(`${schemaName}Where`) };
  const operands = (operators: string[]) => Object.fromEntries(operators.map((operator) => [operator, {}]));
  const conditions = queryable.map(({ path, operators }) => [path, { type: 'object', properties: operands(operators), additionalProperties: false }]);
  return { type: 'object', properties: { ...Object.fromEntries(conditions), and: more, or: more }, additionalProperties: false };
}

function sortSchema({ queryable, defaultSort }: DescribedCollection): JsonSchema {
  const field = `-?(${queryable.map(({ path }) => path.replaceAll('.', '\\.')).join('|')})`;
  return { type: 'string', pattern: `^${field}(,${field})*$`, default: defaultSort };
}

type ParameterName = 'depth' | 'fallback' | 'id' | 'limit' | 'locale' | 'page' | 'q' | 'seats' | 'select' | 'sort' | 'tools' | 'where';

/** Makes the parameters of operations, described in the words of a language. */
function parametersIn(t: Texts, asked: Locale) {
  const inQuery = (name: ParameterName, schema: JsonSchema, more: Partial<Parameter> = {}): Parameter => ({
    name,
    in: 'query',
    description: t(`parameter.${name}`),
    schema,
    ...more,
  });
  const deep = { style: 'deepObject', explode: true } as const;
  const inLanguage = inQuery('locale', { ...locale, default: 'en' }, { example: asked });
  return {
    ofDocuments: [
      inLanguage,
      inQuery('fallback', { type: 'string', enum: [...LOCALE_CODES, 'none'] }, { name: 'fallback-locale' }),
      inQuery('depth', { type: 'integer', minimum: 0, maximum: MAX_DEPTH, default: 0 }),
      inQuery('select', { type: 'object', additionalProperties: boolean }, deep),
    ],
    ofLists: (collection: DescribedCollection) => [
      inQuery('limit', { type: 'integer', minimum: 1, maximum: API_MAX_LIMIT, default: defaultLimit(collection.slug) }, { example: 2 }),
      inQuery('page', { type: 'integer', minimum: 1, maximum: API_MAX_PAGE, default: 1 }),
      inQuery('sort', sortSchema(collection), { example: '-createdAt' }),
    ],
    where: ({ schemaName }: DescribedCollection) => inQuery('where', schemaRef(`${schemaName}Where`), deep),
    id: (example: number) => inQuery('id', { type: 'integer', minimum: 1 }, { in: 'path', required: true, example }),
    ofSearch: [inQuery('q', { type: 'string' }, { example: 'video' }), inLanguage],
    ofScores: [
      inQuery('tools', { type: 'string' }, { example: 'chatgpt,claude' }),
      inQuery('q', { type: 'string' }),
      ...SCORE_CRITERIA.map(
        (criterion): Parameter => ({
          name: weightParam(criterion),
          in: 'query',
          description: `${scoreLabel(criterion)[asked]}: ${scoreBasis(criterion)[asked]}`,
          schema: { type: 'integer', minimum: 0, maximum: WEIGHT_MAX },
        }),
      ),
      inQuery('seats', { type: 'integer', minimum: 1, maximum: MOST_SEATS }),
      inLanguage,
    ],
  };
}

function operationsOn(collection: DescribedCollection, t: Texts, asked: Locale, exampleId: number): [string, { get: Operation }][] {
  const { slug, schemaName, singular, plural } = collection;
  const path = routes.readApi(slug);
  const { ofDocuments, ofLists, where, id } = parametersIn(t, asked);
  const operation = (verb: string, summary: string, parameters: Parameter[], responses: Operation['responses'], example: string) => ({
    get: { operationId: `${verb}${schemaName}`, tags: [plural], summary, parameters, responses, 'x-codeSamples': samples(path + example) },
  });
  return [
    [
      path,
      operation(
        'list',
        t('list', { things: plural }),
        [...ofDocuments, ...ofLists(collection), where(collection)],
        answers(t, listSchema(schemaName), 'BadInput'),
        `?locale=${asked}&limit=2&sort=-createdAt&where[createdAt][greater_than]=2020-01-01`,
      ),
    ],
    [
      `${path}/{id}`,
      operation(
        'get',
        t('one', { thing: singular }),
        [id(exampleId), ...ofDocuments],
        answers(t, schemaRef(schemaName), 'BadInput', 'Missing'),
        `/${exampleId}?locale=${asked}&depth=1`,
      ),
    ],
    [
      `${path}/count`,
      operation('count', t('count', { things: plural }), [where(collection)], answers(t, allOf({ totalDocs: integer }), 'BadInput'), '/count'),
    ],
  ];
}

const searchOperation = (t: Texts, asked: Locale): Operation => ({
  operationId: 'search',
  tags: [t('search')],
  summary: t('searchText'),
  parameters: parametersIn(t, asked).ofSearch,
  responses: answers(t, schemaRef('SearchAnswer'), 'BadInput'),
  'x-codeSamples': samples(`${routes.searchApi}?q=video&locale=${asked}`),
});

const scoresOperation = (t: Texts, asked: Locale): Operation => ({
  operationId: 'scores',
  tags: [t('scores')],
  summary: t('scoresText'),
  parameters: parametersIn(t, asked).ofScores,
  responses: answers(t, schemaRef('Scores'), 'BadInput'),
  'x-codeSamples': samples(`${routes.scoresApi}?tools=chatgpt,claude&w-privacy=5&w-cost=3&locale=${asked}`),
});

/**
 * The read API's OpenAPI document, generated from the configuration.
 * @param exampleIds one document per collection, for working examples
 */
export async function readApiDocument(asked: Locale, exampleIds: Partial<Record<ReadCollection, number>>): Promise<OpenApiDocument> {
  const [t, { collections, schemas }] = await Promise.all([getTranslations({ locale: asked, namespace: 'readApi' }), describeReadApi(asked)]);
  const topics = readApiTopics(t).map(({ title, text }) => `## ${title}\n\n${text}`);
  const doors = otherDoors(t, asked).map(({ url, text }) => `- [${text}](${env.SITE_URL}${url})`);
  const failure = (description: string, ...headers: (keyof typeof HEADERS)[]) =>
    jsonAnswer(description, schemaRef('Error'), headersNamed(...headers));
  return {
    openapi: '3.1.1',
    info: {
      title: `${env.PRODUCT_NAME}: ${t('title')}`,
      version: VERSION,
      description: [t('intro'), ...topics, `## ${t('others')}\n\n${doors.join('\n')}`].join('\n\n'),
    },
    servers: [{ url: env.SITE_URL }],
    externalDocs: { url: pageAddress(routes.apiDocs, asked), description: t('pageTitle') },
    tags: [...collections.map(({ plural }) => ({ name: plural })), { name: t('search') }, { name: t('scores') }],
    paths: Object.fromEntries([
      ...collections.flatMap((collection) => operationsOn(collection, t, asked, exampleIds[collection.slug] ?? ID_WITHOUT_DOCUMENTS)),
      [routes.searchApi, { get: searchOperation(t, asked) }],
      [routes.scoresApi, { get: scoresOperation(t, asked) }],
    ]),
    components: {
      schemas: {
        ...schemas,
        ...Object.fromEntries(collections.map((collection) => [`${collection.schemaName}Where`, whereSchema(collection)])),
        SearchAnswer: searchSchema,
        Scores: scoresSchema,
        Error: errorSchema,
      },
      responses: {
        BadInput: failure(t('answer.badInput')),
        Missing: failure(t('answer.missing')),
        TooMany: failure(t('answer.tooMany'), 'Retry-After', 'RateLimit', 'RateLimit-Policy'),
      },
      headers: HEADERS,
    },
  };
}
