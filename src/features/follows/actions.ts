'use server';

import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { MAX_ID } from '@/domain/limits';
import { followSchema } from '@/domain/schemas/follow';
import type { FormResult } from '@/forms/form-result';
import { type LinkOutcome, openMailedLink } from '@/forms/open-mailed-link';
import { formReceiver } from '@/forms/receive-form';
import { removeFollow, sessionBehind } from '@/server/door/accounts';
import { asContributor } from '@/server/door/contributions';
import { inEvenTime } from '@/server/even-time';

/** The answer is the same for known and unknown addresses; only their owner, signed in, follows at once. */
const receive = formReceiver({
  name: 'follow',
  schema: followSchema,
  identity: ({ email }) => email,
  async submit(input, contributor, { sender, t }) {
    // An account follows at once: it may have ended the same follow a moment ago, or asked for it before it signed in.
    const outcome = await (sender === null ? inEvenTime(() => contributor.follow(input, null)) : (await asContributor()).follow(input, sender));
    if (outcome?.refused) return { status: 'invalid', message: t(outcome.refused === 'account' ? 'follow.signIn' : 'follow.gone') };
    return sender === null ? { status: 'done' } : { status: 'done', message: t('follow.following') };
  },
});

export async function sendFollow(_previous: FormResult, data: FormData): Promise<FormResult> {
  return receive(data);
}

/** Behind a button, since mail scanners open links. */
export async function confirmFollow(_previous: LinkOutcome, data: FormData): Promise<LinkOutcome> {
  return openMailedLink(async (contributor) => Boolean(await contributor.confirmFollow(data.get('token'))));
}

export async function endFollow(_previous: LinkOutcome, data: FormData): Promise<LinkOutcome> {
  return openMailedLink(async (contributor) => Boolean(await contributor.unfollow(data.get('token'))));
}

export async function endAllFollows(_previous: LinkOutcome, data: FormData): Promise<LinkOutcome> {
  return openMailedLink(async (contributor) => Boolean(await contributor.unfollowAll(data.get('token'))));
}

/** Ends a follow of the signed-in person; the profile then shows the rest. */
export async function endOwnFollow(data: FormData): Promise<void> {
  const session = await sessionBehind(await headers());
  const id = Number(data.get('follow'));
  if (session.state === 'signed-in' && Number.isInteger(id) && id > 0 && id <= MAX_ID) await removeFollow(session.user, id);
  refresh();
}
