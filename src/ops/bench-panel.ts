/**
 * `npm run bench:panel`: server time of panel pages and requests on the catalogue of `npm run seed:scale`. Starts the production build on that database; exits
 * with 1 if one takes over 300 ms.
 */
import { benchmark, load, measure, report } from './scale/benchmark';
import { ADMIN } from './scale/database';
import { panelRequests } from './scale/panel-requests';

const LIMIT_MS = 300;
const ROUNDS = 25;

/** Headers of a signed-in admin. */
async function signIn(origin: string): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(ADMIN),
  });
  const cookie = /[^;]*session_token=[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0];
  if (!cookie) throw new Error(`the sign-in of ${ADMIN.email} failed with ${response.status}`);
  return { Cookie: cookie, Origin: origin };
}

await benchmark(async ({ origin, query }) => {
  const headers = await signIn(origin);
  const [admin] = await query<{ id: number }>({ text: 'select id from users where email = $1', values: [ADMIN.email] });
  for (const [name, next] of Object.entries(await panelRequests(query, Number(admin?.id)))) {
    const send = async () => {
      const { path, body } = next();
      const post = { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
      await load(origin + path, body === undefined ? { headers } : post);
    };
    report(`panel: ${name}`, await measure(send, ROUNDS), LIMIT_MS);
  }
});
