import { formatNames } from 'payload';
import type { Account } from './accounts';
import { pngFile, UPLOADS } from './documents';
import { type LocalApi, unique } from './payload';
import { type Answer, graphql, rest } from './rest';

/** Returned ids; none if refused. */
export type Ids = number[];

/**
 * A way into the data. Each call returns the ids it read or changed; a refusal counts as none.
 * A call may use several ways (by id and as a list), each with its own result.
 */
export interface Door {
  create(collection: string, account: Account, data: Record<string, unknown>): Promise<Ids[]>;
  read(collection: string, account: Account, id: number, options: { draft: boolean }): Promise<Ids[]>;
  update(collection: string, account: Account, id: number, data: Record<string, unknown>): Promise<Ids[]>;
  delete(collection: string, account: Account, id: number): Promise<Ids[]>;
  /** Ids of the documents whose versions were returned. */
  readVersions(collection: string, account: Account, id: number, versionId: number): Promise<Ids[]>;
  readGlobal(global: string, account: Account): Promise<boolean>;
  updateGlobal(global: string, account: Account, data: Record<string, unknown>): Promise<boolean>;
  readGlobalVersions(global: string, account: Account): Promise<boolean>;
}

const COLLECTIONS_WITH_SLUG = ['tools', 'courses', 'dictionary-terms', 'products', 'tasks', 'faqs', 'pages'];
const REFUSALS = [401, 403, 404];

const idOf = (value: unknown): number => Number(typeof value === 'object' && value !== null && 'id' in value ? value.id : value);
const idsOf = (docs: readonly unknown[] | null | undefined): Ids => (docs ?? []).map(idOf);

async function unlessRefused<T>(call: Promise<T>, refused: T): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (REFUSALS.includes((error as { status?: number }).status ?? 0)) return refused;
    throw error;
  }
}

export function localDoor(local: LocalApi): Door {
  const as = ({ user }: Account) => ({ user, overrideAccess: false, depth: 0 });
  return {
    async create(collection, account, data) {
      const file = UPLOADS.includes(collection) ? { file: await pngFile() } : {};
      return [
        await unlessRefused(
          local.create({ collection, data, ...file, ...as(account) }).then((doc) => [doc.id]),
          [],
        ),
      ];
    },
    async read(collection, account, id, { draft }) {
      const options = { collection, ...as(account), ...(draft ? { draft } : {}) };
      return [
        await unlessRefused(
          local.findByID({ ...options, id }).then((doc) => [doc.id]),
          [],
        ),
        await unlessRefused(
          local.find({ ...options, where: { id: { equals: id } } }).then(({ docs }) => idsOf(docs)),
          [],
        ),
      ];
    },
    async update(collection, account, id, data) {
      return [
        await unlessRefused(
          local.update({ collection, id, data, ...as(account) }).then((doc) => [doc.id]),
          [],
        ),
      ];
    },
    async delete(collection, account, id) {
      return [
        await unlessRefused(
          local.delete({ collection, id, ...as(account) }).then(() => [id]),
          [],
        ),
      ];
    },
    async readVersions(collection, account, id, versionId) {
      const options = { collection, ...as(account) };
      return [
        await unlessRefused(
          local.findVersions({ ...options, where: { parent: { equals: id } } }).then(({ docs }) => docs.slice(0, 1).map((doc) => idOf(doc.parent))),
          [],
        ),
        await unlessRefused(
          local.findVersionByID({ ...options, id: versionId }).then((doc) => [idOf(doc.parent)]),
          [],
        ),
      ];
    },
    readGlobal: (slug, account) =>
      unlessRefused(
        local.findGlobal({ slug, ...as(account) }).then(() => true),
        false,
      ),
    updateGlobal: (slug, account, data) =>
      unlessRefused(
        local.updateGlobal({ slug, data, ...as(account) }).then(() => true),
        false,
      ),
    readGlobalVersions: (slug, account) =>
      unlessRefused(
        local.findGlobalVersions({ slug, ...as(account) }).then(({ docs }) => docs.length > 0),
        false,
      ),
  };
}

function answered(answer: Answer, what: string, pick: (body: Answer['body']) => Ids): Ids {
  if (answer.status === 200 || answer.status === 201) return pick(answer.body);
  if (REFUSALS.includes(answer.status)) return [];
  throw new Error(`${what} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
}

/** Payload answers a missing collection endpoint with 501. */
const hasEndpoints = (collection: string) => collection !== 'payload-migrations';
/** Preferences have endpoints by key instead of id: see public-doors.test.ts. */
const hasEndpointsById = (collection: string) => hasEndpoints(collection) && collection !== 'payload-preferences';
const byIdQuery = (id: number) => `where[id][equals]=${id}`;

export const restDoor: Door = {
  async create(collection, { token }, data) {
    let body: FormData | Record<string, unknown> = data;
    if (UPLOADS.includes(collection)) {
      const file = await pngFile();
      body = new FormData();
      body.set('_payload', JSON.stringify(data));
      body.set('file', new File([new Uint8Array(file.data)], file.name, { type: file.mimetype }));
    }
    const answer = await rest('POST', `/${collection}`, { token, body });
    if (!hasEndpoints(collection) && answer.status === 501) return [[]];
    return [answered(answer, 'create', ({ doc }) => [doc.id])];
  },
  async read(collection, { token }, id, { draft }) {
    const query = draft ? 'draft=true&depth=0' : 'depth=0';
    if (!hasEndpoints(collection)) return [[]];
    const list = answered(await rest('GET', `/${collection}?${query}&${byIdQuery(id)}`, { token }), 'find', ({ docs }) => idsOf(docs));
    if (draft) return hasEndpointsById(collection) ? [list, await readById(collection, token, id, query)] : [list];
    const counted = answered(await rest('GET', `/${collection}/count?${byIdQuery(id)}`, { token }), 'count', ({ totalDocs }) =>
      totalDocs === 1 ? [id] : [],
    );
    return hasEndpointsById(collection) ? [list, counted, await readById(collection, token, id, query)] : [list];
  },
  async update(collection, { token }, id, data) {
    if (!hasEndpoints(collection)) return [[]];
    const many = answered(await rest('PATCH', `/${collection}?${byIdQuery(id)}`, { token, body: data }), 'bulk update', ({ docs }) => idsOf(docs));
    if (!hasEndpointsById(collection)) return [many];
    return [many, answered(await rest('PATCH', `/${collection}/${id}`, { token, body: data }), 'update', ({ doc }) => [doc.id])];
  },
  async delete(collection, { token }, id) {
    if (!hasEndpoints(collection)) return [[]];
    if (!hasEndpointsById(collection))
      return [answered(await rest('DELETE', `/${collection}?${byIdQuery(id)}`, { token }), 'bulk delete', ({ docs }) => idsOf(docs))];
    return [answered(await rest('DELETE', `/${collection}/${id}`, { token }), 'delete', ({ doc }) => [doc.id])];
  },
  async readVersions(collection, { token }, id, versionId) {
    return [
      answered(await rest('GET', `/${collection}/versions?limit=100&depth=0`, { token }), 'versions', ({ docs }) =>
        idsOf(docs).includes(versionId) ? [id] : [],
      ),
      answered(await rest('GET', `/${collection}/versions/${versionId}`, { token }), 'version', ({ parent }) => [idOf(parent)]),
    ];
  },
  readGlobal: async (global, { token }) => answered(await rest('GET', `/globals/${global}`, { token }), 'global', () => [1]).length > 0,
  updateGlobal: async (global, { token }, data) =>
    answered(await rest('POST', `/globals/${global}?locale=en`, { token, body: data }), 'global update', () => [1]).length > 0,
  readGlobalVersions: async (global, { token }) =>
    answered(await rest('GET', `/globals/${global}/versions`, { token }), 'global versions', ({ docs }) => idsOf(docs)).length > 0,
};

async function readById(collection: string, token: string | null, id: number, query: string): Promise<Ids> {
  return answered(await rest('GET', `/${collection}/${id}?${query}`, { token }), 'findByID', (doc) => [doc.id]);
}

/** GraphQL names of a collection or global by Payload's rule. */
function graphQLNames(collection: string): { singular: string; plural: string } {
  const { singular, plural } = formatNames(collection);
  return { singular, plural: singular === plural ? `all${singular}` : plural };
}

/** GraphQL cannot upload files, and migrations are not in its schema. */
export const isOfferedByGraphQL = (collection: string, operation: string) =>
  collection !== 'payload-migrations' && !(UPLOADS.includes(collection) && operation === 'create');

async function ask(query: string, token: string | null, pick: (data: Answer['body']) => Ids, data?: Record<string, unknown>): Promise<Ids> {
  const { body, status, text } = await graphql(query, { token, ...(data ? { variables: { data } } : {}) });
  const errors = body?.errors as { message: string; extensions?: { statusCode?: number } }[] | undefined;
  if (errors?.every(({ extensions }) => REFUSALS.includes(extensions?.statusCode ?? 0))) return [];
  if (status !== 200 || errors) throw new Error(`GraphQL answered ${status}: ${text.slice(0, 400)}`);
  return pick(body.data);
}

/** GraphQL requires every field its schema marks as required, even if the server has a default or an old value. */
const withRequired = (collection: string, data: Record<string, unknown>) => {
  if (collection === 'redirects') return { to: { type: 'custom', url: '/new' }, ...data };
  if (collection === 'categories') return { code: unique('code'), ...data };
  return COLLECTIONS_WITH_SLUG.includes(collection) ? { slug: unique('slug'), ...data } : data;
};

export const graphQLDoor: Door = {
  async create(collection, { token }, data) {
    if (!isOfferedByGraphQL(collection, 'create')) return [[]];
    const { singular } = graphQLNames(collection);
    return [
      await ask(
        `mutation ($data: mutation${singular}Input!) { answer: create${singular}(data: $data) { id } }`,
        token,
        ({ answer }) => [answer.id],
        withRequired(collection, data),
      ),
    ];
  },
  async read(collection, { token }, id, { draft }) {
    if (!isOfferedByGraphQL(collection, 'read')) return [[]];
    const { singular, plural } = graphQLNames(collection);
    const asDraft = draft ? ', draft: true' : '';
    return [
      await ask(`{ answer: ${singular}(id: ${id}${asDraft}) { id } }`, token, ({ answer }) => (answer ? [answer.id] : [])),
      await ask(`{ answer: ${plural}(where: { id: { equals: ${id} } }${asDraft}) { docs { id } } }`, token, ({ answer }) => idsOf(answer?.docs)),
    ];
  },
  async update(collection, { token }, id, data) {
    if (!isOfferedByGraphQL(collection, 'update')) return [[]];
    const { singular } = graphQLNames(collection);
    return [
      await ask(
        `mutation ($data: mutation${singular}UpdateInput!) { answer: update${singular}(id: ${id}, data: $data) { id } }`,
        token,
        ({ answer }) => [answer.id],
        collection === 'redirects' ? withRequired(collection, data) : data,
      ),
    ];
  },
  async delete(collection, { token }, id) {
    if (!isOfferedByGraphQL(collection, 'delete')) return [[]];
    const { singular } = graphQLNames(collection);
    return [await ask(`mutation { answer: delete${singular}(id: ${id}) { id } }`, token, ({ answer }) => [answer.id])];
  },
  async readVersions(collection, { token }, id, versionId) {
    const { singular, plural } = graphQLNames(collection);
    return [
      await ask(`{ answer: versions${plural}(limit: 100) { docs { id } } }`, token, ({ answer }) =>
        idsOf(answer?.docs).includes(versionId) ? [id] : [],
      ),
      await ask(`{ answer: version${singular}(id: ${versionId}) { id } }`, token, ({ answer }) => (answer ? [id] : [])),
    ];
  },
  readGlobal: async (global, { token }) =>
    (await ask(`{ answer: ${graphQLNames(global).singular} { updatedAt } }`, token, ({ answer }) => (answer ? [1] : []))).length > 0,
  async updateGlobal(global, { token }, data) {
    const name = graphQLNames(global).singular;
    return (
      (await ask(`mutation ($data: mutation${name}Input!) { answer: update${name}(data: $data, locale: en) { updatedAt } }`, token, () => [1], data))
        .length > 0
    );
  },
  readGlobalVersions: async (global, { token }) =>
    (await ask(`{ answer: versions${graphQLNames(global).singular} { docs { id } } }`, token, ({ answer }) => idsOf(answer?.docs))).length > 0,
};
