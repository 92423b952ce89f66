import type { Payload } from 'payload';
import { documentPath, type PreviewedCollection, routes } from '@/domain/routes';
import { type PreviewClaims, readPreviewToken } from './preview-token';
import { revocationOf } from './revocation';

export interface PreviewedDocument extends PreviewClaims {
  /** Slug of the newest version. */
  slug: string;
  /** True if the newest version differs from the public one. */
  isDraft: boolean;
  /** True for a tool that wouldn't be listed. */
  isInactive: boolean;
  /** Null if it has no public page. */
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

/** The document of a preview token; null if the token is invalid or revoked, or the document is deleted. */
export async function previewedDocument(payload: Payload, token: string): Promise<PreviewedDocument | null> {
  const claims = await readPreviewToken(token);
  if (!claims || claims.revocation !== (await revocationOf(payload, claims))) return null;
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
