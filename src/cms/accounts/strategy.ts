import type { AuthStrategy } from 'payload';
import { sessionOf } from './session';

/** Payload accepts Better Auth's session, so one session serves the site, the panel and the API. */
export const sessionStrategy: AuthStrategy = {
  name: 'session',
  authenticate: async ({ headers, payload }) => {
    const session = await sessionOf(payload, headers);
    return { user: session.state === 'signed-in' ? { ...session.user, _strategy: 'session' } : null };
  },
};
