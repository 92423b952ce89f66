import { env } from '@/env';
import { failInJob } from '@/server/door/jobs';

/** `GET /dev/errors/job`: makes a job fail, to test error reporting. Only with `ERROR_TRIALS=true`. */
export async function GET(): Promise<Response> {
  if (!env.ERROR_TRIALS) return new Response(null, { status: 404 });
  await failInJob();
  return new Response('The job has failed.');
}
