import type { PayloadRequest } from 'payload';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { cleanLine, cleanText } from '@/domain/clean-text';
import type { Locale } from '@/domain/locales';
import { type ValidationMessage, validationMessage } from '@/domain/validation-messages';
import { env } from '@/env';
import { refuse } from '../guards/refuse';
import { readGlossary, readTone } from '../terminology/glossary';
import { findMatches, type MemoryMatch } from '../terminology/memory';
import { entitiesFor } from './access';
import { type LocalizedText, textsOf } from './localized-fields';
import { MachineError, translateBlocks } from './machine-services';
import { newestOf } from './newest';
import { saveTexts } from './save-texts';
import { readSheet } from './sheet';
import { otherLocale } from './text-states';
import { piecesOf, withPieces } from './texts';
import type { TranslationSheet } from './types';
import { knownOf, statesOf } from './upkeep';

const MAX_CHARACTERS = 40_000;
/** Approximate characters per request to the service; texts aren't split. */
const BATCH_CHARACTERS = 6000;
const PER_MINUTE = 20;
/** Paragraphs of a request that are looked up in the translation memory. */
const MAX_MATCHED = 30;

const limiter = new RateLimiterMemory({ keyPrefix: 'machine-drafts', points: PER_MINUTE, duration: 60 });

/** True if a service for machine drafts is configured. */
export function isMachineConfigured(): boolean {
  return env.TRANSLATE_PROVIDER !== undefined;
}

interface Piece {
  text: LocalizedText;
  blocks: string[][];
}

const lengthOf = (blocks: string[][]) => blocks.flat().reduce((sum, piece) => sum + piece.length, 0);

/** Groups texts into requests of a size that services accept, in order. */
function batchesOf(pieces: Piece[]): Piece[][] {
  const batches: Piece[][] = [];
  let size = 0;
  for (const piece of pieces) {
    const length = lengthOf(piece.blocks);
    const last = batches.at(-1);
    if (!last || size + length > BATCH_CHARACTERS) {
      batches.push([piece]);
      size = length;
    } else {
      last.push(piece);
      size += length;
    }
  }
  return batches;
}

const isComplete = (source: string[][], result: string[][]) =>
  source.length === result.length &&
  source.every((block, index) => block.length === result[index]?.length && result[index].every((piece) => piece.trim() !== ''));

/** The translation of one text, cleaned; null if a part is missing. */
function translated({ text, blocks }: Piece, result: string[][], from: Locale): unknown {
  if (!isComplete(blocks, result)) return null;
  const clean = text.kind === 'textarea' ? cleanText : cleanLine;
  return withPieces(
    text.kind,
    text.values[from],
    result.map((block) => block.map(clean)),
  );
}

/** The best match of each paragraph in the translation memory. */
async function similarTexts(
  req: PayloadRequest,
  blocks: string[][],
  from: Locale,
  collections: string[],
): Promise<Pick<MemoryMatch, 'source' | 'target'>[]> {
  const paragraphs = blocks.slice(0, MAX_MATCHED).map((block) => block.join(' '));
  const found = (await findMatches(req, paragraphs, from, collections)).flatMap((matches) => matches.slice(0, 1));
  return [...new Map(found.map(({ source, target }) => [source, { source, target }])).values()];
}

export interface MachineDraft {
  sheet: TranslationSheet;
  /** Texts that weren't translated, with the reason. */
  failed: { path: string; message: string }[];
}

/**
 * Translates texts of a document and saves them as a draft, marked until a person accepts or edits them. Translations by a
 * person stay as they are and are among the failed texts.
 * @param to target language
 * @param seen `updatedAt` of the version the user saw; not checked if left out
 * @throws APIError 404 for a missing document or without a service, 400 for unknown texts or too many at once, 409 when the document has changed, 429
 *   for too many requests, 502 when the service fails
 */
export async function draftTranslation(
  req: PayloadRequest,
  { collection, id, to, paths, seen }: { collection: string; id: number; to: Locale; paths: string[]; seen?: string | undefined },
): Promise<MachineDraft> {
  if (!isMachineConfigured()) refuse(req, 'machineOff', 404);
  const entities = await entitiesFor(req);
  const entity = entities.find(({ name }) => name === collection);
  const doc = entity ? (await newestOf(req, entity, [id])).get(id) : undefined;
  if (!entity || !doc || doc.deletedAt) return refuse(req, 'gone', 404);
  if (seen !== undefined && doc.updatedAt !== seen) refuse(req, 'moderationChanged', 409);
  const from = otherLocale(to);
  const texts = textsOf(entity.fields, doc, req.payload.config);
  const states = statesOf(req, entity, doc, (await knownOf(req, entity, [id])).get(id));
  const isByPerson = (path: string) => {
    const entry = states.locales[to].entries[path];
    return entry !== undefined && entry.state !== 'missing' && !entry.machine;
  };
  const asked = [...new Set(paths)];
  const pieces = asked
    .filter((path) => !isByPerson(path))
    .map((path): Piece => {
      const text = texts.find((candidate) => candidate.path === path);
      // The original isn't derived from its own translation.
      const isSource = states.locales[from].entries[path] !== undefined;
      if (!text || text.isPrivate || isSource) return refuse(req, 'query', 400);
      const blocks = piecesOf(text.kind, text.values[from]);
      return blocks.length > 0 ? { text, blocks } : refuse(req, 'query', 400);
    });
  if (pieces.reduce((sum, { blocks }) => sum + lengthOf(blocks), 0) > MAX_CHARACTERS) refuse(req, 'tooLong', 400);
  await limiter.consume(String(req.user?.id)).catch(() => refuse(req, 'tooOften', 429));

  const done: Record<string, unknown> = {};
  const failOf = (path: string, problem: ValidationMessage) => ({ path, message: validationMessage(problem, req.i18n.language) });
  const failed = asked.filter(isByPerson).map((path) => failOf(path, 'machineKeepsText'));
  const tone = await readTone(req, to);
  const names = entities.map(({ name }) => name);
  for (const batch of batchesOf(pieces)) {
    const blocks = batch.flatMap((piece) => piece.blocks);
    const terms = await readGlossary(req, blocks.flat(), from);
    const memory = await similarTexts(req, blocks, from, names);
    const result = await translateBlocks({ blocks, from, to, terms, memory, tone }).catch((error: unknown) => {
      if (!(error instanceof MachineError)) throw error;
      req.payload.logger.warn({ msg: `Machine draft of ${collection} ${id} failed: ${error.message}` });
      return refuse(req, 'machineFailed', 502);
    });
    let at = 0;
    for (const piece of batch) {
      const { path, maxLength } = piece.text;
      const part = result.length === blocks.length ? result.slice(at, at + piece.blocks.length) : [];
      at += piece.blocks.length;
      const value = translated(piece, part, from);
      const problem =
        value === null ? 'machineMismatch' : typeof value === 'string' && maxLength !== null && value.length > maxLength ? 'tooLong' : null;
      if (problem) failed.push(failOf(path, problem));
      else done[path] = value;
    }
  }
  // Doesn't overwrite a change made in the meantime.
  const sheet =
    Object.keys(done).length > 0
      ? await saveTexts(req, { collection, id, locale: to, seen: doc.updatedAt, texts: done }, { isByMachine: true })
      : await readSheet(req, collection, id);
  return { sheet: sheet ?? refuse(req, 'gone', 404), failed };
}
