import { env } from '@/env';

/** `GET` and `POST /dev/errors/server`: fails on purpose, to test error reporting. Only with `ERROR_TRIALS=true`. */
async function fail(request: Request): Promise<Response> {
  if (!env.ERROR_TRIALS) return new Response(null, { status: 404 });
  throw new Error(`A trial of the server's error reports, asked for at ${request.url}`);
}

export const GET = fail;
export const POST = fail;
