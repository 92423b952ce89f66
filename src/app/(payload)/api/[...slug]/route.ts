import config from '@payload-config';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { isPublicRead } from '@/domain/read-api';
import { answerPreflight, answerRead, withFallback } from '@/server/read-api/answer-read';
import { withLimitedBody } from '@/server/read-api/limit-body';
import { type Counter, withLimitedRate } from '@/server/read-api/limit-rate';
import { mayBeSignedIn } from '@/server/read-api/personal-request';

type Handler = ReturnType<typeof REST_GET>;

/** Marks a POST as a read whose query is too long for a URL. */
const OVERRIDES = ['x-payload-http-method-override', 'x-http-method-override'];

/** Files and account data aren't counted: pages request many of them, and they have their own limits. */
const isCounted = ([first, second]: string[]) => first !== 'users' && second !== 'file';

const readFrom = REST_GET(config);

/** Payload doesn't answer HEAD, which Next routes to GET; the body is dropped on the way back. */
const asGet = (request: Request) =>
  request.method === 'HEAD' ? new Request(request.url, { headers: request.headers, signal: request.signal }) : request;

export const GET: Handler = async (request, context) => {
  const { slug = [] } = await context.params;
  const read = (asked: Request) => readFrom(asGet(asked), context);
  if (!isPublicRead(slug)) return isCounted(slug) ? withLimitedRate(request, () => read(request)) : read(request);
  return answerRead(request, () => read(mayBeSignedIn(request.headers) ? request : withFallback(request)));
};

/** The limit a write counts towards: uploads have their own, as they cost far more; an overridden method is a read. */
function counterFor({ headers }: Request): Counter {
  if (headers.get('content-type')?.toLowerCase().includes('multipart/')) return 'uploads';
  return OVERRIDES.some((name) => headers.has(name)) ? 'reads' : 'writes';
}

const limited =
  (write: Handler): Handler =>
  async (request, context) =>
    withLimitedRate(request, () => withLimitedBody(request, (checked) => write(checked, context)), counterFor(request));

export const POST = limited(REST_POST(config));
export const PATCH = limited(REST_PATCH(config));
export const PUT = limited(REST_PUT(config));
export const DELETE = limited(REST_DELETE(config));

const preflight = REST_OPTIONS(config);

export const OPTIONS: Handler = async (request, context) => {
  const { slug = [] } = await context.params;
  return isPublicRead(slug) ? answerPreflight() : preflight(request, context);
};
