import './environment';

import config from '@payload-config';
import { GRAPHQL_POST, REST_DELETE, REST_GET, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';

export const ORIGIN = String(process.env.SITE_URL);

const HANDLERS = { GET: REST_GET(config), POST: REST_POST(config), PATCH: REST_PATCH(config), PUT: REST_PUT(config), DELETE: REST_DELETE(config) };
const postGraphQL = GRAPHQL_POST(config);

// biome-ignore lint/suspicious/noExplicitAny: answers are whatever the server sends
export type Json = any;

export interface Answer {
  status: number;
  text: string;
  body: Json;
  headers: Headers;
}

interface RestOptions {
  /** Session cookie. */
  token?: string | null;
  body?: BodyInit | Record<string, unknown>;
  language?: 'en' | 'nl';
  headers?: Record<string, string>;
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  let body: Json = null;
  try {
    body = JSON.parse(text);
  } catch {
    // not JSON: the tests look at the text
  }
  return { status: response.status, text, body, headers: response.headers };
}

function headersOf({ token, language, headers }: RestOptions): Headers {
  const result = new Headers(headers);
  if (token) {
    result.set('Cookie', token);
    if (!result.has('Origin')) result.set('Origin', ORIGIN);
  }
  if (language) result.set('Accept-Language', language);
  return result;
}

/** Calls Payload's REST API like the web server; `path` follows `/api` and includes the query. */
export async function rest(method: keyof typeof HANDLERS, path: string, options: RestOptions = {}): Promise<Answer> {
  const url = new URL(`/api${path}`, ORIGIN);
  const headers = headersOf(options);
  const isPlain = options.body !== undefined && Object.getPrototypeOf(options.body) === Object.prototype;
  if (isPlain && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  const body = isPlain ? JSON.stringify(options.body) : (options.body as BodyInit | undefined);
  const request = new Request(url, { method, headers, ...(body === undefined ? {} : { body }) });
  const slug = url.pathname.replace('/api/', '').split('/').map(decodeURIComponent);
  return read(await HANDLERS[method](request, { params: Promise.resolve({ slug }) }));
}

/** Calls GraphQL like the web server. */
export async function graphql(query: string, { variables, ...options }: RestOptions & { variables?: Record<string, unknown> } = {}): Promise<Answer> {
  const headers = headersOf(options);
  headers.set('Content-Type', 'application/json');
  return read(
    await postGraphQL(new Request(new URL('/api/graphql', ORIGIN), { method: 'POST', headers, body: JSON.stringify({ query, variables }) })),
  );
}
