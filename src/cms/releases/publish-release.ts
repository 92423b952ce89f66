import { createLocalReq, type PayloadRequest } from 'payload';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@/domain/locales';
import type { Part } from '@/domain/parts';
import { validationMessage } from '@/domain/validation-messages';
import type { Release } from '@/payload-types';
import { DryRunPassed } from '../database/dry-run';
import { inTransaction } from '../database/transaction';
import { refuse } from '../guards/refuse';
import { storedRow } from '../versions/document-state';
import { hasTexts } from '../versions/parts';
import {
  changeRelease,
  itemsOf,
  lockedDueRelease,
  lockedRelease,
  PUBLISHABLE,
  type ReleaseFailure,
  type ReleaseItem,
  type ReleaseProblem,
} from './release';

/** Documents checked at the same time; each takes a connection. */
const CHECKED_AT_ONCE = 4;

interface PublishStep {
  locale: Locale;
  parts: Part[];
}

/** Each language is published by itself, because Payload checks the required texts of one language only. What is shared goes with the first. */
function stepsOf(parts: Part[], publicLocale: Locale): PublishStep[] {
  const languages = LOCALE_CODES.filter((code) => parts.includes(code));
  if (languages.length === 0) return [{ locale: publicLocale, parts: ['shared'] }];
  return languages.map((locale, index) => ({ locale, parts: index === 0 && parts.includes('shared') ? [locale, 'shared'] : [locale] }));
}

/** The error of an item, with the part that was being published. */
class ItemRefused extends Error {
  constructor(
    readonly problem: ReleaseProblem,
    cause: unknown,
  ) {
    super(problem.message, { cause });
  }
}

interface Refusal {
  status: number;
  message: string;
  data?: { errors?: { label?: unknown; message: string }[] } | null;
}

/** Next bundles Payload twice, so an error isn't always an instance of its class. */
const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500;

function messageOf(req: PayloadRequest, { status, message, data }: Refusal): string {
  if (status === 404) return validationMessage('releaseGone', req.i18n.language);
  const fields = Array.isArray(data?.errors) ? data.errors : [];
  if (fields.length === 0) return message;
  return fields.map((field) => (typeof field.label === 'string' ? `${field.label}: ${field.message}` : field.message)).join('; ');
}

/**
 * Publishes the parts of one document in the transaction of `req`, as its user; a dry run only finds out whether that would work.
 * @throws ItemRefused if the document is invalid or may not be published
 */
async function publishItem(req: PayloadRequest, { collection, document, parts }: ReleaseItem, isDryRun = false): Promise<void> {
  // Which language shared values are published with depends on what is public.
  const row = parts.every((part) => part === 'shared') ? await storedRow(req, collection, document) : null;
  const { flattenedFields } = req.payload.collections[collection].config;
  const isPublic = row?._status === 'published';
  const publicLocale = row ? LOCALE_CODES.find((code) => hasTexts(flattenedFields, row, code)) : undefined;
  for (const step of stepsOf(parts, publicLocale ?? DEFAULT_LOCALE)) {
    try {
      const isTextless = row && !isPublic && step.parts[0] === 'shared';
      if (isTextless) refuse(req, 'releaseLanguage');
      await req.payload.update({
        collection,
        id: document,
        data: { _status: 'published' },
        locale: step.locale,
        depth: 0,
        overrideAccess: false,
        // A separate request: each holds the intent of one write.
        req: await createLocalReq(
          {
            user: req.user ?? undefined,
            context: { parts: step.parts, isDryRun },
            req: { i18n: req.i18n, transactionID: req.transactionID } as PayloadRequest,
          },
          req.payload,
        ),
      });
    } catch (error) {
      if (error instanceof DryRunPassed) continue;
      if (!isRefusal(error)) throw error;
      throw new ItemRefused({ collection, document, part: step.parts[0] ?? 'shared', message: messageOf(req, error) }, error);
    }
  }
}

/** In one order for all releases, so that two of them don't wait for each other. */
const inLockOrder = (items: ReleaseItem[]) => items.toSorted((a, b) => a.collection.localeCompare(b.collection) || a.document - b.document);

/** Which release may be published: in the version that an editor has `seen`, or only while it waits for the time `scheduledFor`. */
interface Wanted {
  seen?: string;
  scheduledFor?: string;
}

/** The release, locked; null if a job is late: its release was cancelled, moved to another time or published. */
const publishable = (req: PayloadRequest, id: number, { seen, scheduledFor }: Wanted): Promise<Release | null> =>
  scheduledFor === undefined ? lockedRelease(req, id, PUBLISHABLE, seen) : lockedDueRelease(req, id, scheduledFor);

/**
 * Publishes every item of a release in one transaction, or nothing; then the release says why.
 * @returns the problem that prevented it, or null
 * @throws APIError 404, 409 for a release that is empty, already published or changed
 */
export async function publishRelease(req: PayloadRequest, id: number, wanted: Wanted): Promise<ReleaseProblem | null> {
  try {
    await inTransaction(req, async () => {
      const release = await publishable(req, id, wanted);
      if (!release) return;
      const items = itemsOf(release);
      if (items.length === 0) refuse(req, 'releaseEmpty');
      for (const item of inLockOrder(items)) await publishItem(req, item);
      const data = { state: 'published', publishedAt: new Date().toISOString(), publishAt: null, failure: null } as const;
      await changeRelease(req, release, data, { step: 'published' });
    });
    return null;
  } catch (error) {
    if (!(error instanceof ItemRefused)) throw error;
    await failRelease(req, id, error.problem, wanted);
    return error.problem;
  }
}

/** Records why a release wasn't published. */
export function failRelease(req: PayloadRequest, id: number, failure: ReleaseFailure, wanted: Wanted): Promise<void> {
  return inTransaction(req, async () => {
    const release = await publishable(req, id, wanted);
    if (!release) return;
    await changeRelease(req, release, { state: 'failed', publishAt: null, failure: { ...failure } }, { step: 'failed', detail: failure.message });
  });
}

async function problemOf(req: PayloadRequest, item: ReleaseItem): Promise<ReleaseProblem[]> {
  try {
    await publishItem(req, item, true);
    return [];
  } catch (error) {
    if (error instanceof ItemRefused) return [error.problem];
    throw error;
  }
}

/** Checks every item by itself without writing it. @returns the first problem of each item that can't be published */
export async function checkRelease(req: PayloadRequest, id: number): Promise<{ problems: ReleaseProblem[]; total: number }> {
  const release = await inTransaction(req, () => lockedRelease(req, id, PUBLISHABLE));
  const items = itemsOf(release);
  const problems: ReleaseProblem[] = [];
  for (let at = 0; at < items.length; at += CHECKED_AT_ONCE) {
    const checked = await Promise.all(items.slice(at, at + CHECKED_AT_ONCE).map((item) => problemOf(req, item)));
    problems.push(...checked.flat());
  }
  return { problems, total: items.length };
}
