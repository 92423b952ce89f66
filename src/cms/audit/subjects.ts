import type { PayloadRequest, SelectType } from 'payload';
import { localeOf } from '@/domain/locales';
import { inEitherLanguage } from '../translations/localized-fields';
import { newestOf } from '../translations/newest';

/** What a line of the audit log is about: a document, or something without a number, such as a global. */
export interface Subject {
  collection: string;
  id: number | null;
}

/** Reads `tools #12`, `#12` (an account) or `navigation`. */
export function readSubject(subject: string): Subject {
  const [, collection = '', id = null] = /^(?:(\S+) )?#(\d+)$/.exec(subject) ?? [];
  return id === null ? { collection: subject, id } : { collection: collection || 'users', id: Number(id) };
}

export interface DocumentTitle {
  title: string;
  isTrashed: boolean;
}

/** Titles of documents in the language of the request, trashed ones included; without those that are gone. */
export async function documentTitles(req: PayloadRequest, collection: string, ids: number[]): Promise<Map<number, DocumentTitle>> {
  const config = req.payload.config.collections.find(({ slug }) => slug === collection);
  if (!config) return new Map();
  const titleField = config.admin.useAsTitle ?? 'id';
  const select: SelectType = { [titleField]: true, updatedAt: true, ...(config.trash ? { deletedAt: true } : {}) };
  const docs = await newestOf(req, { slug: collection, isGlobal: false, hasDrafts: Boolean(config.versions?.drafts) }, ids, select);
  const language = localeOf(req.i18n.language);
  return new Map([...docs].map(([id, doc]) => [id, { title: inEitherLanguage(doc[titleField], language), isTrashed: Boolean(doc.deletedAt) }]));
}
