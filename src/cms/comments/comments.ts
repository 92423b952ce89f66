import type { PayloadRequest } from 'payload';
import { COMMENTS_MAX } from '@/domain/limits';
import { type Locale, localeOf } from '@/domain/locales';
import type { PreviewedCollection } from '@/domain/routes';
import type { Comment } from '@/payload-types';
import { accountName, WITH_NAMES } from '../accounts/account-name';
import { inTransaction, lockDocument } from '../database/transaction';
import { relationIds } from '../fields/relation-ids';
import { refuse } from '../guards/refuse';
import { type NamedDocument, withTitles } from '../statistics/titles';
import { labelsOf } from '../translations/localized-fields';

interface CommentedDocument {
  collection: PreviewedCollection;
  document: number;
}

export interface CommentableField {
  name: string;
  label: string;
  isLocalized: boolean;
}

export interface ShownComment {
  id: number;
  field: string | null;
  language: Locale | null;
  text: string;
  answerTo: number | null;
  /** Null once the account is deleted. */
  author: string | null;
  createdAt: string;
  resolvedAt: string | null;
  resolvedBy: string | null;
}

const shown = ({ id, field, language, text, answerTo, author, createdAt, resolvedAt, resolvedBy }: Comment): ShownComment => ({
  id,
  field: field ?? null,
  language: language ?? null,
  text,
  answerTo: Number(relationIds(answerTo)[0] ?? 0) || null,
  author: accountName(author),
  createdAt,
  resolvedAt: resolvedAt ?? null,
  resolvedBy: accountName(resolvedBy),
});

/** The labelled fields of a collection, in the panel's language. */
export function commentableFields({ i18n, payload }: PayloadRequest, collection: PreviewedCollection): CommentableField[] {
  return payload.collections[collection].config.flattenedFields.flatMap((field) => {
    const isHidden = ('hidden' in field && field.hidden) || (field.admin && 'hidden' in field.admin && field.admin.hidden);
    if (isHidden || !('label' in field) || !field.label || field.name.startsWith('_')) return [];
    const isLocalized = 'localized' in field && field.localized === true;
    return [{ name: field.name, label: labelsOf(field.label, field.name)[localeOf(i18n.language)], isLocalized }];
  });
}

/** Comments on a document, newest first, answers included. */
export async function readComments(req: PayloadRequest, { collection, document }: CommentedDocument): Promise<ShownComment[]> {
  const { docs } = await req.payload.find({
    collection: 'comments',
    where: { and: [{ collection: { equals: collection } }, { document: { equals: document } }] },
    sort: '-id',
    limit: COMMENTS_MAX,
    pagination: false,
    ...WITH_NAMES,
    req,
  });
  return docs.map(shown);
}

interface WrittenComment extends CommentedDocument {
  field: string | null;
  language: Locale | null;
  text: string;
  answerTo: number | null;
}

async function answered(req: PayloadRequest, { collection, document, answerTo }: WrittenComment & { answerTo: number }): Promise<Comment> {
  const comment = await req.payload.findByID({ collection: 'comments', id: answerTo, depth: 0, disableErrors: true, req });
  const isOfDocument = comment?.collection === collection && comment.document === document && !comment.answerTo;
  return isOfDocument ? comment : refuse(req, 'gone', 404);
}

/** Adds a comment or an answer. @throws APIError 404 for an unknown document or comment, 400 for an unknown field */
export function writeComment(req: PayloadRequest, written: WrittenComment): Promise<ShownComment> {
  return inTransaction(req, async () => {
    const { collection, document, answerTo, text } = written;
    // Throws 404 for a document that doesn't exist or is in the trash.
    await req.payload.findByID({ collection, id: document, draft: true, select: {}, depth: 0, overrideAccess: false, req });
    const isKnown = written.field === null || commentableFields(req, collection).some(({ name }) => name === written.field);
    if (!isKnown) refuse(req, 'query', 400);
    const { field, language } = answerTo === null ? written : await answered(req, { ...written, answerTo });
    const comment = await req.payload.create({
      collection: 'comments',
      data: { collection, document, field, language, text, answerTo, author: req.user?.id },
      ...WITH_NAMES,
      req,
    });
    return shown(comment);
  });
}

/** Resolves or reopens a comment with its answers. @throws APIError 404 for an unknown comment or an answer */
export function resolveComment(req: PayloadRequest, id: number, isResolved: boolean): Promise<ShownComment> {
  return inTransaction(req, async () => {
    await lockDocument(req, 'comments', id);
    const comment = await req.payload.findByID({ collection: 'comments', id, disableErrors: true, ...WITH_NAMES, req });
    if (!comment || comment.answerTo) return refuse(req, 'gone', 404);
    if (Boolean(comment.resolvedAt) === isResolved) return shown(comment);
    const data = { resolvedAt: isResolved ? new Date().toISOString() : null, resolvedBy: isResolved ? (req.user?.id ?? null) : null };
    return shown(await req.payload.update({ collection: 'comments', id, data, ...WITH_NAMES, req }));
  });
}

export interface OpenComment extends NamedDocument {
  comment: number;
  text: string;
  author: string | null;
  createdAt: string;
}

/** The newest open comments on all documents, or on one. */
export async function openComments(req: PayloadRequest, limit: number, of?: CommentedDocument): Promise<OpenComment[]> {
  const { docs } = await req.payload.find({
    collection: 'comments',
    where: {
      and: [
        { resolvedAt: { exists: false } },
        { answerTo: { exists: false } },
        ...(of ? [{ collection: { equals: of.collection } }, { document: { equals: of.document } }] : []),
      ],
    },
    sort: '-id',
    limit,
    pagination: false,
    ...WITH_NAMES,
    req,
  });
  const open = docs.map(({ id, collection, document, text, author, createdAt }) => ({
    comment: id,
    collection,
    id: document,
    text,
    author: accountName(author),
    createdAt,
  }));
  return withTitles(req, open, localeOf(req.i18n.language));
}
