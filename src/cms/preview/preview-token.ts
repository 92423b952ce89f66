import { LOCALES, type Locale } from '@/domain/locales';
import { PREVIEWED_COLLECTIONS, type PreviewedCollection, routes } from '@/domain/routes';
import { siteAddress } from '../site-address';
import { readToken, signToken } from '../tokens/signed-token';

export interface PreviewClaims {
  collection: PreviewedCollection;
  id: number;
  until: Date;
  /** Mark of the document's last revocation, or of its creation, when the link was made. */
  revocation: string;
}

const HOUR_MS = 3_600_000;
/** How long a preview opened in the panel works before the page must be reopened. */
const PANEL_HOURS = 12;

/** End of a preview in the panel. It stays the same for an hour, so that saving refreshes the page instead of opening another. */
export const panelPreviewEnd = () => new Date((Math.ceil(Date.now() / HOUR_MS) + PANEL_HOURS) * HOUR_MS);

/** A signed token that shows the newest draft of one document. */
export function previewToken({ collection, id, until, revocation }: PreviewClaims): Promise<string> {
  return signToken({ purpose: 'preview', subject: String(id), collection, until, once: revocation });
}

/** Claims of a token, revoked or not; null for a forged, foreign or expired one. */
export async function readPreviewToken(token: unknown): Promise<PreviewClaims | null> {
  const found = await readToken(token, 'preview');
  const collection = PREVIEWED_COLLECTIONS.find((slug) => slug === found?.collection);
  return found?.until && collection ? { collection, id: found.subject, until: found.until, revocation: found.once } : null;
}

export async function previewAddress(claims: PreviewClaims, language: string | null | undefined): Promise<string> {
  return siteAddress(routes.preview(await previewToken(claims)), language);
}

/** Preview address per language. */
export async function previewAddresses(claims: PreviewClaims): Promise<Record<Locale, string>> {
  const links = await Promise.all(LOCALES.map(async ({ code }) => [code, await previewAddress(claims, code)]));
  return Object.fromEntries(links);
}
