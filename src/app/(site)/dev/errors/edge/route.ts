export const runtime = 'edge';

/** `GET` and `POST /dev/errors/edge`: fails on purpose, to test error reporting. Only with `ERROR_TRIALS=true`, which this runtime reads itself. */
async function fail(request: Request): Promise<Response> {
  if (process.env.ERROR_TRIALS !== 'true') return new Response(null, { status: 404 });
  throw new Error(`A trial of the edge runtime's error reports, asked for at ${request.url}`);
}

export const GET = fail;
export const POST = fail;
