import type { Payload } from 'payload';
import type { Locale } from '@/domain/locales';
import { type PreviewClaims, panelPreviewEnd, previewAddresses } from './preview-token';
import { revocationOf } from './revocation';

/** Addresses of a document's preview for an editor in the panel, by language. */
export async function panelPreviews(payload: Payload, document: Pick<PreviewClaims, 'collection' | 'id'>): Promise<Record<Locale, string>> {
  return previewAddresses({ ...document, until: panelPreviewEnd(), revocation: await revocationOf(payload, document) });
}
