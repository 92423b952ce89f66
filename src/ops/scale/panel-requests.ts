import { checksPath, coveragePath, listPath, releasePath, releasesPath, sheetPath, termsPath, toolPath, type WorkList } from '@/panel/paths';
import type { Query } from '@/server/search/statement';
import { pickerFrom } from './benchmark';
import { NAME_STARTS } from './catalogue';

/** What a browser asks for: a path, and what it sends there. */
export interface PanelRequest {
  path: string;
  body?: unknown;
}

const pick = pickerFrom(11);

const LIST: WorkList = { collection: 'tools', locale: 'nl', filter: 'open', field: null, age: null, assignee: null, page: 1 };
const SENTENCES = ['Writes texts and summaries in your own tone of voice.', 'Your team works together on one canvas.', 'Free for personal use'];

const list = (collection: string, query = '') => `/admin/collections/${collection}?limit=25${query}`;
const work = (limits: Partial<WorkList>) => coveragePath({ ...LIST, ...limits });

interface Entry {
  id: number;
  slug: string;
  maker: string;
}

/** Every page of the panel, and every request its pages make by themselves, by name. */
export async function panelRequests(query: Query, admin: number): Promise<Record<string, () => PanelRequest>> {
  const read = <Row>(text: string) => query<Row & object>({ text, values: [] });
  const tools = await read<Entry>('select id, slug, maker from tools order by random() limit 500');
  const old = await read<{ id: number; version: number }>(
    'select parent_id as id, (array_agg(id order by id))[5] as version from _tools_v group by 1 having count(*) > 20',
  );
  const releases = await read<{ id: number }>("select id from releases where state = 'open'");
  const commented = await read<{ id: number }>('select document::integer as id from comments limit 500');
  const waiting = await read<{ id: number }>(
    "select document as id from workspace.translations where collection = 'tools' and changed > 0 limit 500",
  );
  const pending = await read<{ id: number }>("select id from tools where moderation_state = 'pending' limit 500");
  const drafts = await read<{ id: number }>("select parent_id as id from _tools_v where latest and version__status = 'draft' limit 500");
  const edited = new Map(tools.slice(0, 10).map(({ id, maker }) => [id, { saved: maker, wanted: maker }]));
  const tool = () => pick(tools).id;
  const about = (id: number) => ({ collection: 'tools', id });
  const editDraft = () => {
    const [id, texts] = pick([...edited]);
    texts.saved = texts.wanted;
    texts.wanted = `${texts.saved.split(' #')[0]} #${Math.round(performance.now())}`;
    return {
      path: `/api/drafts/tools/${id}`,
      body: { locale: 'en', changes: [{ field: 'maker', base: texts.saved, value: texts.wanted, isOwn: true }] },
    };
  };
  const pages: Record<string, () => string> = {
    dashboard: () => '/admin',
    'dashboard, 90 days': () => '/admin?days=90',
    'list of tools': () => list('tools'),
    'list of tools with search': () => list('tools', `&search=${pick(NAME_STARTS).toLowerCase()}`),
    'list of tools by date': () => list('tools', '&sort=-updatedAt'),
    'list of tools, page 1500': () => list('tools', '&page=1500'),
    'list of tools with a filter': () => list('tools', '&where[or][0][and][0][priceModel][equals]=paid'),
    'list of tools, my drafts': () =>
      listPath('tools', {
        where: [
          ['_status', 'equals', 'draft'],
          ['updatedBy', 'equals', String(admin)],
        ],
      }),
    'list of tools, no Dutch': () => listPath('tools', { where: [['tagline', 'exists', 'false']], locale: 'nl' }),
    'list of tools, waiting': () => listPath('tools', { where: [['moderation.state', 'equals', 'pending']] }),
    'list of reviews': () => list('reviews'),
    'list of terms': () => list('dictionary-terms'),
    'edit view of a tool': () => `/admin/collections/tools/${tool()}`,
    'history of a tool': () => `/admin/collections/tools/${pick(old).id}/versions`,
    ...Object.fromEntries(
      ['draft', 'public', 'previous'].map((other) => [
        `version beside ${other}`,
        () => {
          const { id, version } = pick(old);
          return `/admin/collections/tools/${id}/versions/${version}?with=${other}`;
        },
      ]),
    ),
    'overview of a tool': () => toolPath(pick(tools).slug),
    queue: () => '/admin/queue',
    'fact checks': () => checksPath(),
    'translation coverage': () => coveragePath(),
    'translations, complete': () => work({ filter: 'complete' }),
    'translations, of all collections': () => work({ collection: null, locale: null }),
    'translations, by field': () => work({ field: 'features.text' }),
    'translations, by field, complete': () => work({ field: 'features.text', filter: 'complete' }),
    'translations, by age': () => work({ age: 30 }),
    'translations, by field and age': () => work({ field: 'tagline', age: 90, filter: 'changed' }),
    'translations, without a translator': () => work({ assignee: 'none' }),
    'translations, own': () => work({ collection: null, locale: null, assignee: 'mine' }),
    'translations, page 100': () => work({ filter: 'complete', page: 100 }),
    'translation, side by side': () => sheetPath('tools', pick(waiting).id, LIST, 'nl'),
    'report on terms': () => termsPath('nl'),
    'report on terms, page 4': () => termsPath('en', 4),
    releases: () => releasesPath(),
    'release of 33 tools': () => releasePath(pick(releases).id),
    'import and export': () => '/admin/transfers',
    media: () => '/admin/collections/media',
    'audit log': () => '/admin/collections/audit-events',
    'log of moderation': () => '/admin/collections/moderation-events',
    'find two letters': () => `/api/find?q=${pick(NAME_STARTS).slice(0, 2).toLowerCase()}`,
    'find a word': () => `/api/find?q=${pick(NAME_STARTS).toLowerCase()}`,
    'find nothing': () => '/api/find?q=qxqxqx',
    'texts of a sheet': () => `/api/translations/sheet?collection=tools&id=${pick(waiting).id}`,
    'comments on a tool': () => `/api/comments/of?collection=tools&document=${pick(commented).id}`,
    'duplicates of a waiting tool': () => `/api/moderation/duplicates?tool=${pick(pending).id}`,
    'releases for a tool': () => `/api/releases/for?collection=tools&document=${tool()}`,
  };
  return {
    ...Object.fromEntries(Object.entries(pages).map(([name, path]) => [name, () => ({ path: path() })])),
    'save a draft': editDraft,
    'report presence': () => ({ path: '/api/presence', body: { tab: 'benchmark', ...about(tool()), part: 'en' } }),
    'changes to publish': () => ({ path: '/api/publishing/state', body: about(pick(drafts).id) }),
    'changes to restore': () => {
      const { id, version } = pick(old);
      return { path: '/api/version-changes', body: { ...about(id), version, parts: ['en', 'nl', 'shared'] } };
    },
    'matches in the memory': () => ({ path: '/api/translations/memory', body: { texts: SENTENCES, from: 'en' } }),
    'words to avoid': () => ({ path: '/api/translations/violations', body: { ...about(pick(waiting).id), locale: 'nl' } }),
    'terms in texts': () => ({ path: '/api/translations/hints', body: { texts: SENTENCES, from: 'en' } }),
    'check a release': () => ({ path: '/api/releases/check', body: { release: pick(releases).id } }),
  };
}
