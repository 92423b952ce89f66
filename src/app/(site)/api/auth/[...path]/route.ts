import { receiveAccountRequest } from '@/server/account-door';

/** `/api/auth/…`: sign-in, sign-up, recovery, sessions and second factors (Better Auth); see docs/ACCOUNTS.md. */
export const GET = receiveAccountRequest;
export const POST = receiveAccountRequest;
