import 'server-only';
import { cookies } from 'next/headers';
import { SESSION_SECONDS } from '@/domain/limits';
import { readKeys, SHORTLISTS_COOKIE, withKey, withoutKey } from '@/domain/shortlists';
import { IS_HTTPS } from '@/env';

/** The edit keys this browser has. */
export const ownKeys = async () => readKeys((await cookies()).get(SHORTLISTS_COOKIE)?.value);

const write = async (value: string): Promise<void> => {
  (await cookies()).set(SHORTLISTS_COOKIE, value, {
    httpOnly: true,
    sameSite: 'lax',
    secure: IS_HTTPS,
    path: '/',
    maxAge: value ? SESSION_SECONDS : 0,
  });
};

/** Lets this browser edit a list. Only in actions and route handlers. */
export const keepKey = async (address: string, key: string): Promise<void> => write(withKey(await ownKeys(), address, key));

export const dropKey = async (address: string): Promise<void> => write(withoutKey(await ownKeys(), address));
