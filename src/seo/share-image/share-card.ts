import { createHash } from 'node:crypto';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { drawableText } from './drawable-text';

/** What there are pictures of: fixed pages of the site, and documents by their collection. */
const SHARE_KINDS = ['page', 'tool', 'category', 'term', 'course', 'product', 'text', 'audience'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

/** Which picture it is. */
export interface ShareSubject {
  kind: ShareKind;
  /** The document's slug, or the name of a fixed page. */
  slug: string;
  locale: Locale;
}

/** Everything that is drawn in the picture that goes with the link to a page. */
export interface ShareCard extends ShareSubject {
  productName: string;
  /** Where the site is, such as `example.com`. */
  host: string;
  /** What sort of page it is. */
  label: string | null;
  title: string;
  text: string | null;
  /** A logo on its color (`src` is a path of this site; a letter when it is null), or an icon by its lucide name. */
  mark: { src: string | null; background: string; ink: string; initial: string } | { icon: string } | null;
  /** A number of stars and who gave them. */
  rating: string | null;
  verified: string | null;
  /** Another short fact, such as a number of tools. */
  fact: string | null;
}

export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Counts the changes of the drawing, which make all pictures new. */
const DESIGN = 2;
const HASH_LENGTH = 16;
const TEXT_MAX = 240;
const FILE = new RegExp(`^([a-z0-9-]{1,200})-([0-9a-f]{${HASH_LENGTH}})\\.png$`);

export const isShareKind = (value: string): value is ShareKind => SHARE_KINDS.some((kind) => kind === value);

/** A card with texts that can be drawn; a title in another script is replaced by the slug's words. */
export function drawableCard(card: ShareCard): ShareCard {
  const text = (value: string | null) => (value && drawableText(value).slice(0, TEXT_MAX)) || null;
  const title = text(card.title);
  return {
    ...card,
    productName: text(card.productName) ?? card.host,
    label: text(card.label),
    title: title && /[\p{L}\p{N}]/u.test(title) ? title : card.slug.replaceAll('-', ' '),
    text: text(card.text),
    mark: card.mark && 'initial' in card.mark ? { ...card.mark, initial: text(card.mark.initial) ?? '•' } : card.mark,
    rating: text(card.rating),
    verified: text(card.verified),
    fact: text(card.fact),
  };
}

/** File name of a card's picture: everything drawn is part of it, so that it can be kept for good. */
function fileName(card: ShareCard): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([DESIGN, drawableCard(card)]))
    .digest('hex')
    .slice(0, HASH_LENGTH);
  return `${card.slug}-${hash}.png`;
}

/** Path of a card's picture. */
export const shareImagePath = (card: ShareCard): string => routes.shareImage(card.locale, card.kind, fileName(card));

/** Slug in the name of a picture's file; null for another file. */
export const slugInFile = (file: string): string | null => FILE.exec(file)?.[1] ?? null;

/** Address, size and alternative text of a card's picture. */
export function shareImage(card: ShareCard) {
  return { url: shareImagePath(card), ...SHARE_IMAGE_SIZE, alt: [card.title, card.text].filter(Boolean).join(': ') };
}
