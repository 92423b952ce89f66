import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { MAX_ID } from '@/domain/limits';
import { LOCALE_CODES, type Locale } from '@/domain/locales';
import { editorPost } from '../guards/editor-endpoint';
import { refuse } from '../guards/refuse';
import { checkTerms, isViolation } from '../terminology/check-terms';
import { readGlossary } from '../terminology/glossary';
import { findMatches } from '../terminology/memory';
import { entitiesFor } from './access';
import { readSheet } from './sheet';
import { otherLocale } from './text-states';
import { plainTextOf } from './texts';
import type { TermViolation } from './types';

const TEXTS_MAX = 12;
const TEXT_MAX = 4000;

const locale = z.enum(LOCALE_CODES);
const memoryBody = z.object({ texts: z.array(z.string().max(TEXT_MAX)).min(1).max(TEXTS_MAX), from: locale });
const violationsBody = z.object({ collection: z.string().max(80), id: z.int().min(0).max(MAX_ID), locale });

/**
 * How the saved texts of a document in one language break the rules of the dictionary: to be shown before they are published.
 * @throws APIError 404 for a document that the user may not translate
 */
async function readViolations(
  req: PayloadRequest,
  { collection, id, locale: to }: { collection: string; id: number; locale: Locale },
): Promise<TermViolation[]> {
  const sheet = (await readSheet(req, collection, id)) ?? refuse(req, 'gone', 404);
  const from = otherLocale(to);
  const pairs = sheet.pairs.filter(({ source }) => source === from);
  const texts = pairs.map(({ path, label, values }) => ({ path, label, source: plainTextOf(values[from]), target: plainTextOf(values[to]) }));
  const terms = await readGlossary(
    req,
    texts.map(({ source }) => source),
    from,
  );
  return texts.flatMap(({ source, target, ...text }) =>
    checkTerms(terms, source, target, from, to)
      .filter(isViolation)
      .map((checked) => ({ ...text, locale: to, ...checked })),
  );
}

/**
 * For editors.
 * - `POST /api/translations/memory` `{ texts: string[], from }` → `{ matches: MemoryMatch[][] }`, up to three for each text
 * - `POST /api/translations/violations` `{ collection, id, locale }` → `{ violations: TermViolation[] }`, 404
 */
export const glossaryEndpoints: Endpoint[] = [
  editorPost('/translations/memory', memoryBody, async (req, { texts, from }) => {
    const collections = (await entitiesFor(req)).map(({ name }) => name);
    return Response.json({ matches: await findMatches(req, texts, from, collections) });
  }),
  editorPost('/translations/violations', violationsBody, async (req, asked) => Response.json({ violations: await readViolations(req, asked) })),
];
