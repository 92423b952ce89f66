import type { z } from 'zod';
import { FOLLOW_KINDS } from '../follow-kinds';
import { choice, documentId, emailAddress, form, locale, required } from '../form-fields';

/** `target` is the tool or category; bookmarks have none. */
export const followSchema = form({ email: required(emailAddress), kind: choice(FOLLOW_KINDS), target: documentId.nullish(), locale });

export type FollowData = z.output<typeof followSchema>;
