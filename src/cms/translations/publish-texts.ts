import type { CollectionSlug, PayloadRequest } from 'payload';
import { inTransaction } from '../database/transaction';
import { refuse } from '../guards/refuse';
import { byPath, openDocument, type SheetRef, sheetAfter } from './save-texts';
import { isPublic } from './sheet';
import type { TranslationSheet } from './types';

/**
 * Makes the newest texts of a public document public in one language. The other language and everything without a language stay as they are.
 * @throws APIError 404 for a missing document, 409 when the newest version isn't the one seen, 400 for a document that isn't public or has no drafts;
 *   ValidationError by path for texts that the language lacks
 */
export function publishTexts(req: PayloadRequest, { seen, ...ref }: SheetRef & { seen: string }): Promise<TranslationSheet> {
  return inTransaction(req, async () => {
    const { id, locale } = ref;
    const { entity, texts } = await openDocument(req, ref, seen);
    if (!entity.hasDrafts) refuse(req, 'query', 400);
    // Its first publication also decides about prices, categories and the other language.
    if (!(await isPublic(req, entity, id))) refuse(req, 'publishWholeFirst', 400);
    req.context.parts = [locale];
    try {
      await req.payload.update({
        collection: entity.slug as CollectionSlug,
        id,
        locale,
        fallbackLocale: false,
        data: { _status: 'published' },
        depth: 0,
        overrideAccess: false,
        user: req.user,
        req,
      });
    } catch (error) {
      throw byPath(req, error, texts);
    } finally {
      delete req.context.parts;
    }
    return sheetAfter(req, ref);
  });
}
