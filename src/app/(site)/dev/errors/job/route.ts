import { env } from '@/env';
import { failInJob } from '@/server/door/jobs';

/** `GET /dev/errors/job`: a job of this process fails on purpose, to try error reports. Only with `ERROR_TRIALS=true`. */
export async function GET(): Promise<Response> {
  if (!env.ERROR_TRIALS) return new Response(null, { status: 404 });
  await failInJob();
  return new Response('The job has failed.');
}
