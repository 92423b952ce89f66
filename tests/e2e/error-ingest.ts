import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { expect } from '@playwright/test';

interface Frame {
  filename?: string;
  lineno?: number;
  colno?: number;
}

/** The part of Sentry's event format that the tests read. */
export interface ErrorEvent {
  release?: string;
  environment?: string;
  transaction?: string;
  tags?: Record<string, string>;
  user?: unknown;
  request?: Record<string, unknown>;
  breadcrumbs?: unknown[];
  exception?: { values?: { type?: string; value?: string; stacktrace?: { frames?: Frame[] } }[] };
  debug_meta?: { images?: { code_file: string; debug_id: string }[] };
}

interface Item {
  type: string;
  /** The payload as text; recordings are decompressed. */
  text: string;
}

const UNPACK: Record<string, (body: Buffer) => Buffer> = { gzip: gunzipSync, br: brotliDecompressSync, deflate: inflateSync };

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const body = await buffer(request);
  const unpack = UNPACK[request.headers['content-encoding'] ?? ''];
  return unpack ? unpack(body) : body;
}

/** A recording is a line of JSON followed by zlib data. */
function textOf(type: string, payload: Buffer): string {
  if (type !== 'replay_recording') return payload.toString();
  const end = payload.indexOf('\n') + 1;
  return inflateSync(payload.subarray(end)).toString();
}

/** Splits an envelope: a header line, then a header line and a payload per item. */
function itemsOf(body: Buffer): Item[] {
  const items: Item[] = [];
  let at = body.indexOf('\n') + 1;
  while (at > 0 && at < body.length) {
    const headEnd = body.indexOf('\n', at);
    const head = JSON.parse(body.subarray(at, headEnd).toString()) as { type: string; length?: number };
    const newline = body.indexOf('\n', headEnd + 1);
    const end = head.length === undefined ? (newline === -1 ? body.length : newline) : headEnd + 1 + head.length;
    items.push({ type: head.type, text: textOf(head.type, body.subarray(headEnd + 1, end)) });
    at = end + 1;
  }
  return items;
}

/** Fake Sentry server. */
export class ErrorIngest {
  readonly items: Item[] = [];
  private problem: unknown;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<ErrorIngest> {
    const server = createServer();
    const ingest = new ErrorIngest(server);
    server.on('request', (request, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', '*');
      bodyOf(request)
        .then((body) => {
          if (request.method === 'POST' && request.url?.startsWith('/api/1/envelope/')) ingest.items.push(...itemsOf(body));
        })
        .catch((error: unknown) => {
          ingest.problem = error;
        })
        .finally(() => response.end('{}'));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return ingest;
  }

  get dsn(): string {
    return `http://public@127.0.0.1:${(this.server.address() as AddressInfo).port}/1`;
  }

  /** Errors whose payload contains a text, oldest first. */
  errors(text: string): ErrorEvent[] {
    if (this.problem) throw this.problem;
    return this.items
      .filter(({ type, text: payload }) => type === 'event' && payload.includes(text))
      .map((item) => JSON.parse(item.text) as ErrorEvent);
  }

  /** Waits for an error whose payload contains a text. */
  async error(text: string): Promise<ErrorEvent> {
    await expect.poll(() => this.errors(text).length, { message: `an error with "${text}"`, timeout: 15_000 }).toBeGreaterThan(0);
    return this.errors(text).at(-1) as ErrorEvent;
  }

  async item(type: string): Promise<Item> {
    await expect.poll(() => this.items.some((item) => item.type === type), { message: `an item ${type}`, timeout: 25_000 }).toBe(true);
    return this.items.find((item) => item.type === type) as Item;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
