import type { Payload } from 'payload';
import { documentPath, type PreviewedCollection, routes } from '@/domain/routes';
import { type PreviewClaims, readPreviewToken } from './preview-token';

/** What a preview link leads to. */
export interface PreviewedDocument extends PreviewClaims {
  /** Name in the address, as the newest version has it. */
  slug: string;
  /** The newest version is not what the public sees. */
  isDraft: boolean;
  /** A tool that would not be listed. */
  isInactive: boolean;
  /** Path of its public page, when there is one. */
  publicPath: string | null;
}

interface Version {
  slug?: string;
  code?: string;
  active?: boolean;
  _status?: string | null;
}

const slugField = (collection: PreviewedCollection) => (collection === 'categories' ? 'code' : 'slug');
const pathOf = (collection: PreviewedCollection, slug: string) => (collection === 'faqs' ? `${routes.faq}#${slug}` : documentPath(collection, slug));

/** The document behind a preview token, or null when the token is worth nothing or the document is gone or in the trash. */
export async function previewedDocument(payload: Payload, token: string): Promise<PreviewedDocument | null> {
  const claims = await readPreviewToken(token);
  if (!claims) return null;
  const { collection, id } = claims;
  const name = slugField(collection);
  const options = { collection, where: { id: { equals: id } }, limit: 1, pagination: false, depth: 0 } as const;
  const [newest, open] = await Promise.all([
    payload.find({ ...options, draft: true, select: { [name]: true, _status: true, ...(collection === 'tools' ? { active: true } : {}) } }),
    payload.find({ ...options, select: { [name]: true }, overrideAccess: false }),
  ]);
  const [version, row] = [newest.docs[0] as Version | undefined, open.docs[0] as Version | undefined];
  const slug = version?.[name];
  if (!version || !slug) return null;
  return {
    ...claims,
    slug,
    isDraft: version._status !== 'published',
    isInactive: version.active === false,
    publicPath: row?.[name] ? pathOf(collection, row[name]) : null,
  };
}
