import { type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { MAX_ID } from '@/domain/limits';
import { LOCALE_CODES } from '@/domain/locales';
import { isEditor } from '../access/roles';
import { checkInput, refuse } from '../guards/refuse';
import { readGlossary, readTone } from '../terminology/glossary';
import { entityFor } from './access';
import { assignTranslations } from './assign';
import { glossaryEndpoints } from './glossary-endpoints';
import { translatedEntities } from './localized-fields';
import { draftTranslation } from './machine';
import { publishTexts } from './publish-texts';
import { markTexts, saveTexts } from './save-texts';
import { readSheet } from './sheet';
import { otherLocale } from './text-states';
import { plainTextOf } from './texts';

const ITEMS_MAX = 100;
const NOTE_MAX = 200;
const TEXTS_MAX = 300;
const TEXT_BYTES_MAX = 1_000_000;

const collection = z.string().max(80);
const id = z.int().min(0).max(MAX_ID);
const locale = z.enum(LOCALE_CODES);
const path = z.string().max(300);
const seen = z.string().max(40);
const paths = z.array(path).min(1).max(TEXTS_MAX);
const richText = z.record(z.string(), z.unknown());

const sheetQuery = z.object({ collection, id: z.coerce.number().pipe(id) });
const saveBody = z.object({ collection, id, locale, seen, texts: z.record(path, z.union([z.string(), richText, z.null()])) });
const publishBody = z.object({ collection, id, locale, seen });
const settleBody = z.object({ collection, id, locale, paths, seen: seen.optional() });
const draftBody = z.object({ collection, id, to: locale, paths, seen: seen.optional() });
const assignBody = z.object({
  items: z.array(z.object({ collection, id, locale })).min(1).max(ITEMS_MAX),
  assignee: z.int().positive().max(MAX_ID).nullable(),
  dueOn: z.iso.date().nullable(),
  note: z.string().trim().max(NOTE_MAX).nullable(),
});
const hintsBody = z.object({ texts: z.array(z.union([z.string(), richText, z.null()])).max(TEXTS_MAX), from: locale });

async function bodyOf<T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T> {
  const text = await req.text?.();
  if (text === undefined || text.length > TEXT_BYTES_MAX) return refuse(req, 'tooLong', 413);
  return checkInput(req, schema, JSON.parse(text));
}

/** Throws 403 for a collection that only admins write, 404 for any that isn't translated. */
async function allow(req: PayloadRequest, name: string): Promise<void> {
  if (!translatedEntities(req.payload.config).some((entity) => entity.name === name)) refuse(req, 'gone', 404);
  if (!(await entityFor(req, name))) throw new Forbidden(req.t);
}

const forEditors = (method: 'get' | 'post', name: string, answer: (req: PayloadRequest) => Promise<unknown>): Endpoint => ({
  method,
  path: `/translations/${name}`,
  handler: async (req) => {
    if (!isEditor(req.user)) throw new Forbidden(req.t);
    return Response.json(await answer(req), { headers: { 'Cache-Control': 'no-store' } });
  },
});

/** An endpoint about one document. */
const post = <T extends { collection: string }>(name: string, schema: z.ZodType<T>, answer: (req: PayloadRequest, body: T) => Promise<unknown>) =>
  forEditors('post', name, async (req) => {
    const body = await bodyOf(req, schema);
    await allow(req, body.collection);
    return answer(req, body);
  });

/**
 * For editors (admins where only they may write); errors as `{ errors: [{ message, data?: { errors: [{ path, message }] } }] }`.
 * - `GET /api/translations/sheet?collection&id` → `TranslationSheet`, 404
 * - `POST /api/translations/save` `{ collection, id, locale, seen, texts: { path: value } }` → `TranslationSheet`; 409 if `seen` is outdated, 400 by path
 * - `POST /api/translations/publish` `{ collection, id, locale, seen }` → `TranslationSheet`; 409 if `seen` is outdated, 400 by path
 * - `POST /api/translations/confirm`, `…/accept` `{ collection, id, locale, paths, seen? }` → `TranslationSheet`
 * - `POST /api/translations/machine` `{ collection, id, to, paths, seen? }` → `{ sheet: TranslationSheet, failed: { path, message }[] }`
 * - `POST /api/translations/assign` `{ items: { collection, id, locale }[], assignee, dueOn, note }` → `{ ok: true }`; an `assignee` of null takes back
 * - `POST /api/translations/hints` `{ texts: (string | rich text state)[], from }` → `{ terms: Term[], tone }`
 *
 * and those of `glossaryEndpoints`
 */
export const translationEndpoints: Endpoint[] = [
  forEditors('get', 'sheet', async (req) => {
    const query = checkInput(req, sheetQuery, req.query);
    await allow(req, query.collection);
    return (await readSheet(req, query.collection, query.id)) ?? refuse(req, 'gone', 404);
  }),
  post('save', saveBody, saveTexts),
  post('publish', publishBody, publishTexts),
  post('confirm', settleBody, (req, marked) => markTexts(req, marked, 'confirm')),
  post('accept', settleBody, (req, marked) => markTexts(req, marked, 'accept')),
  post('machine', draftBody, draftTranslation),
  forEditors('post', 'assign', async (req) => {
    await assignTranslations(req, await bodyOf(req, assignBody));
    return { ok: true };
  }),
  ...glossaryEndpoints,
  forEditors('post', 'hints', async (req) => {
    const { texts, from } = await bodyOf(req, hintsBody);
    return { terms: await readGlossary(req, texts.map(plainTextOf), from), tone: await readTone(req, otherLocale(from)) };
  }),
];
