import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import { senderKey } from '@/server/client-address';
import { secondsToWait } from '@/server/rate-limit';
import { readAtMost } from '@/server/read-at-most';
import { directoryServer } from './server';

const MAX_BYTES = 256 * 1024;
const CALLS_PER_MINUTE = 120;
const MINUTE = 60;

/** Open to other sites, as answers are the same for everyone and no cookie is read. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
};

function refusal(status: number, code: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status, headers: { ...HEADERS, ...headers } });
}

async function bodyOf(request: Request): Promise<{ body: unknown } | Response> {
  const sent = await readAtMost(request, MAX_BYTES);
  if (!sent) return refusal(413, ErrorCode.InvalidRequest, `The request is larger than ${MAX_BYTES} bytes.`);
  try {
    const body: unknown = JSON.parse(await sent.text());
    // Batches would bypass the limits; the protocol dropped them in 2025-06-18.
    if (Array.isArray(body)) return refusal(400, ErrorCode.InvalidRequest, 'Batches aren’t supported. Send one message per request.');
    return { body };
  } catch {
    return refusal(400, ErrorCode.ParseError, 'The request is not JSON.');
  }
}

/**
 * `POST /mcp`: the Model Context Protocol over Streamable HTTP without sessions, answered with JSON, as an anonymous visitor. Errors: 400 not JSON-RPC,
 * 406 and 415 wrong types, 413 too large, 429 with Retry-After.
 */
export async function POST(request: Request): Promise<Response> {
  const address = senderKey(request.headers);
  const wait = await secondsToWait('mcp', address, { points: CALLS_PER_MINUTE, seconds: MINUTE });
  if (wait > 0) return refusal(429, ErrorCode.InvalidRequest, 'Too many requests. Try again in a minute.', { 'Retry-After': String(wait) });
  const read = await bodyOf(request);
  if (read instanceof Response) return read;
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = directoryServer(address);
  await server.connect(transport);
  const response = await transport.handleRequest(request, { parsedBody: read.body });
  await server.close();
  for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
  return response;
}

const notAllowed = () =>
  refusal(405, ErrorCode.InvalidRequest, 'This server only accepts POST. It has no sessions or streams.', { Allow: 'POST, OPTIONS' });

export const GET = notAllowed;
export const DELETE = notAllowed;
export const PUT = notAllowed;
export const PATCH = notAllowed;

/** CORS preflight. */
export function OPTIONS(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...HEADERS,
      Allow: 'POST, OPTIONS',
      'Access-Control-Allow-Methods': 'POST, OPTIONS',
      'Access-Control-Allow-Headers': 'Accept, Authorization, Content-Type, Last-Event-ID, MCP-Protocol-Version, Mcp-Session-Id',
      'Access-Control-Max-Age': '86400',
    },
  });
}
