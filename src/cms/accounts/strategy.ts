import type { AuthStrategy } from 'payload';
import { sessionOf } from './session';

/** Signs in to Payload whoever has a session of Better Auth: one session serves the site, the panel and the API. */
export const sessionStrategy: AuthStrategy = {
  name: 'session',
  authenticate: async ({ headers, payload }) => {
    const session = await sessionOf(payload, headers);
    return { user: session.state === 'signed-in' ? { ...session.user, _strategy: 'session' } : null };
  },
};
