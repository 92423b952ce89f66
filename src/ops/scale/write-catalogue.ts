import type { Client } from 'pg';
import { plainRichText } from '@/cms/rich-text/plain-rich-text';
import { DAY_MS } from '@/domain/durations';
import { KNOWN_DAYS, type ScaleTool } from './catalogue';

const BATCH = 500;
const USERS = 2000;
/** Bookmarks were made in so many days. */
const BOOKMARK_DAYS = 1400;

const hexId = (kind: number, tool: number, place: number) =>
  `${kind.toString(16)}${tool.toString(16).padStart(15, '0')}${place.toString(16).padStart(8, '0')}`;

const daysAgo = (days: number | null) => (days === null ? null : new Date(Date.now() - days * DAY_MS).toISOString());
const SOURCE = 'https://example.com/source';

type Rows = Record<string, unknown>[];

/** Inserts rows as JSON, in one statement; the table gives the types. */
async function insert(client: Client, table: string, rows: Rows): Promise<void> {
  const names = Object.keys(rows[0] ?? {}).map((name) => `"${name}"`);
  if (names.length === 0) return;
  await client.query(`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $1)`, [JSON.stringify(rows)]);
}

/** The rows of some tools by table, parents first. */
function rowsOf(tools: ScaleTool[], firstId: number, categoryIds: Map<string, number>, userIds: number[]): Record<string, Rows> {
  const numbered = tools.map((tool, index) => ({ ...tool, id: firstId + index }));
  const both = (make: (locale: 'en' | 'nl') => Rows): Rows => [...make('en'), ...make('nl')];
  const features = numbered.flatMap((tool) => tool.features.map((text, index) => ({ text, index, tool: tool.id, id: hexId(1, tool.id, index) })));
  const plans = numbered.flatMap((tool) => tool.plans.map((plan, index) => ({ ...plan, index, tool: tool.id, id: hexId(2, tool.id, index) })));
  const facts = numbered.flatMap((tool) => tool.facts.map((fact, index) => ({ ...fact, index, tool: tool.id, id: hexId(3, tool.id, index) })));
  return {
    tools: numbered.map(({ id, name, maker, url, priceModel, prices, editorialRating, slug, verified, createdAt }) => ({
      id,
      name,
      maker,
      url,
      price_model: priceModel,
      prices_as_of: daysAgo(prices.age ?? KNOWN_DAYS),
      prices_basis: prices.basis,
      prices_url: prices.basis === 'checked' ? SOURCE : null,
      editorial_rating: editorialRating,
      slug,
      active: true,
      verified,
      moderation_state: 'published',
      created_at: createdAt,
      updated_at: createdAt,
      _status: 'published',
    })),
    tools_locales: both((locale) =>
      numbered.map(({ id, tagline, description }) => ({
        tagline: tagline[locale],
        description: plainRichText(description[locale]),
        _locale: locale,
        _parent_id: id,
      })),
    ),
    tools_rels: numbered.flatMap(({ id, categories }) =>
      categories.map((code, index) => ({ order: index + 1, parent_id: id, path: 'categories', categories_id: categoryIds.get(code) })),
    ),
    tools_audiences: numbered.flatMap(({ id, audiences }) => audiences.map((value, index) => ({ order: index + 1, parent_id: id, value }))),
    tools_features: features.map(({ index, tool, id }) => ({ _order: index + 1, _parent_id: tool, id })),
    tools_features_locales: both((locale) => features.map(({ text, id }) => ({ text: text[locale], _locale: locale, _parent_id: id }))),
    tools_plans: plans.map(({ index, tool, id, kind, price }) => ({
      _order: index + 1,
      _parent_id: tool,
      id,
      kind,
      price,
      currency: kind === 'paid' ? 'USD' : null,
      unit: tool % 2 === 0 ? 'month' : 'user-per-month',
    })),
    tools_plans_locales: both((locale) => plans.map(({ name, id }) => ({ name: name[locale], _locale: locale, _parent_id: id }))),
    tools_buyer_facts: facts.map(({ index, tool, id, fact, values, basis, age }) => ({
      _order: index + 1,
      _parent_id: tool,
      id,
      fact,
      values,
      basis,
      checked_at: daysAgo(age),
      source_url: basis === 'checked' ? SOURCE : null,
    })),
    reviews: numbered.flatMap(({ id, reviews }) =>
      reviews.map(({ general, ease, title, text, language }) => ({
        tool_id: id,
        ratings_general: general,
        ratings_ease_of_use: ease,
        title,
        text,
        language,
        anonymous: true,
        moderation_state: 'published',
        _status: 'published',
      })),
    ),
    bookmarks: numbered.flatMap(({ id, bookmarks }) =>
      Array.from({ length: bookmarks }, (_, index) => ({
        user_id: userIds[(id * 31 + index) % userIds.length],
        tool_id: id,
        created_at: new Date(Date.now() - ((id * 31 + index) % BOOKMARK_DAYS) * DAY_MS).toISOString(),
      })),
    ),
  };
}

/** One version of every tool from `$1` on, as saving would create it. */
const NEWEST_VERSIONS = `insert into _tools_v (parent_id, version_name, version_maker, version_url, version_price_model,
    version_prices_as_of, version_prices_basis, version_prices_url, version_editorial_rating, version_slug,
    version_active, version_verified, version_moderation_state, version_updated_at, version_created_at, version__status, created_at, updated_at, latest)
  select id, name, maker, url, price_model::text::enum__tools_v_version_price_model, prices_as_of,
    prices_basis::text::enum__tools_v_version_prices_basis, prices_url, editorial_rating, slug, active, verified,
    moderation_state::text::enum__tools_v_version_moderation_state, updated_at, created_at, _status::text::enum__tools_v_version_status, created_at, updated_at, true
  from tools where id >= $1 order by id`;

/** Thirty older versions of every 500th tool. */
const OLDER_VERSIONS = `insert into _tools_v (parent_id, version_name, version_url, version_slug, version_moderation_state, version_updated_at, version_created_at,
    version__status, created_at, updated_at, latest, autosave)
  select id, name || ' ' || age, url, slug, moderation_state::text::enum__tools_v_version_moderation_state, updated_at - make_interval(days => age), created_at,
    case age % 3 when 0 then 'published' else 'draft' end::enum__tools_v_version_status, created_at, updated_at - make_interval(days => age), false, age % 3 = 1
  from tools cross join generate_series(1, 30) as age where id >= $1 and id % 500 = 0 order by id, age desc`;

/** Texts and rows of the versions after `$1`. */
const VERSION_PARTS = [
  `insert into _tools_v_locales (version_tagline, version_description, _locale, _parent_id)
   select l.tagline, l.description, l._locale, v.id from tools_locales l join _tools_v v on v.parent_id = l._parent_id where v.id > $1`,
  `insert into _tools_v_rels ("order", parent_id, path, categories_id)
   select r."order", v.id, 'version.' || r.path, r.categories_id from tools_rels r join _tools_v v on v.parent_id = r.parent_id where v.id > $1`,
  `insert into _tools_v_version_audiences ("order", parent_id, value)
   select a."order", v.id, a.value::text::enum__tools_v_version_audiences from tools_audiences a join _tools_v v on v.parent_id = a.parent_id where v.id > $1`,
  `insert into _tools_v_version_features (_order, _parent_id, _uuid)
   select f._order, v.id, f.id from tools_features f join _tools_v v on v.parent_id = f._parent_id where v.id > $1`,
  `insert into _tools_v_version_features_locales (text, _locale, _parent_id)
   select l.text, l._locale, f.id from _tools_v_version_features f join tools_features_locales l on l._parent_id = f._uuid where f._parent_id > $1`,
  `insert into _tools_v_version_buyer_facts (_order, _parent_id, fact, "values", basis, checked_at, source_url, _uuid)
   select f._order, v.id, f.fact::text::enum__tools_v_version_buyer_facts_fact, f.values, f.basis::text::enum__tools_v_version_buyer_facts_basis, f.checked_at,
     f.source_url, f.id from tools_buyer_facts f join _tools_v v on v.parent_id = f._parent_id where v.id > $1`,
  `insert into _tools_v_version_plans (_order, _parent_id, kind, price, currency, unit, _uuid)
   select p._order, v.id, p.kind::text::enum__tools_v_version_plans_kind, p.price, p.currency::text::enum__tools_v_version_plans_currency,
     p.unit::text::enum__tools_v_version_plans_unit, p.id from tools_plans p join _tools_v v on v.parent_id = p._parent_id where v.id > $1`,
  `insert into _tools_v_version_plans_locales (name, _locale, _parent_id)
   select l.name, l._locale, p.id from _tools_v_version_plans p join tools_plans_locales l on l._parent_id = p._uuid where p._parent_id > $1`,
];

/** The panel lists versions. */
async function writeVersions(client: Client, firstTool: number): Promise<void> {
  const { rows } = await client.query<{ last: number }>('select coalesce(max(id), 0) as last from _tools_v');
  for (const statement of [OLDER_VERSIONS, NEWEST_VERSIONS]) await client.query(statement, [firstTool]);
  await client.query('analyze _tools_v');
  for (const statement of VERSION_PARTS) await client.query(statement, [rows[0]?.last]);
}

/**
 * Adds a catalogue to the database with versions, readers, bookmarks and reviews; everything but the read model.
 * @returns the id of its first tool
 */
export async function writeCatalogue(client: Client, tools: ScaleTool[], onProgress: (done: number, total: number) => void): Promise<number> {
  const categories = await client.query<{ id: number; code: string }>('select id, code from categories');
  const categoryIds = new Map(categories.rows.map(({ id, code }) => [code, id]));
  const { rows: users } = await client.query<{ id: number }>(
    `insert into users (email, role, auth_id) select 'reader-' || number || '@example.com', 'user', gen_random_uuid()::text from generate_series(1, $1::integer) as number returning id`,
    [USERS],
  );
  const { rows } = await client.query<{ first: number }>('select coalesce(max(id), 0) + 1 as first from tools');
  const first = Number(rows[0]?.first);
  const userIds = users.map(({ id }) => id);
  for (let done = 0; done < tools.length; done += BATCH) {
    const rows = rowsOf(tools.slice(done, done + BATCH), first + done, categoryIds, userIds);
    for (const [table, added] of Object.entries(rows)) await insert(client, table, added);
    onProgress(Math.min(done + BATCH, tools.length), tools.length);
  }
  await client.query("select setval('tools_id_seq', (select max(id) from tools))");
  await client.query('analyze');
  await writeVersions(client, first);
  await client.query('analyze');
  return first;
}
