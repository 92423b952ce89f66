import { createHash } from 'node:crypto';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { drawableText } from './drawable-text';

/** Fixed pages (`page`) and documents by collection. */
const SHARE_KINDS = ['page', 'tool', 'category', 'term', 'course', 'product', 'task', 'text', 'audience'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

export interface ShareSubject {
  kind: ShareKind;
  /** The document's slug, or the name of a fixed page. */
  slug: string;
  locale: Locale;
}

/** Everything drawn in a share image. */
export interface ShareCard extends ShareSubject {
  productName: string;
  /** Such as `example.com`. */
  host: string;
  /** Kind of page. */
  label: string | null;
  title: string;
  text: string | null;
  /** A logo on its background (`src` is a path on this site; if null, the initial is drawn), or a lucide icon. */
  mark: { src: string | null; background: string; ink: string; monogram: string } | { icon: string } | null;
  /** Such as "4.5 (12 reviews)". */
  rating: string | null;
  verified: string | null;
  /** A short fact, such as a number of tools. */
  fact: string | null;
}

export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Raise after changing the drawing: all share images then get new URLs. */
const DESIGN = 2;
const HASH_LENGTH = 16;
const TEXT_MAX = 240;
const FILE = new RegExp(`^([a-z0-9-]{1,200})-([0-9a-f]{${HASH_LENGTH}})\\.png$`);

export const isShareKind = (value: string): value is ShareKind => SHARE_KINDS.some((kind) => kind === value);

/** Makes all texts drawable; a title in another script is replaced by the slug's words. */
export function drawableCard(card: ShareCard): ShareCard {
  const text = (value: string | null) => (value && drawableText(value).slice(0, TEXT_MAX)) || null;
  const title = text(card.title);
  return {
    ...card,
    productName: text(card.productName) ?? card.host,
    label: text(card.label),
    title: title && /[\p{L}\p{N}]/u.test(title) ? title : card.slug.replaceAll('-', ' '),
    text: text(card.text),
    mark: card.mark && 'monogram' in card.mark ? { ...card.mark, monogram: text(card.mark.monogram) ?? '•' } : card.mark,
    rating: text(card.rating),
    verified: text(card.verified),
    fact: text(card.fact),
  };
}

/** File name with a hash of everything drawn, so that it can be cached forever. */
function fileName(card: ShareCard): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([DESIGN, drawableCard(card)]))
    .digest('hex')
    .slice(0, HASH_LENGTH);
  return `${card.slug}-${hash}.png`;
}

export const shareImagePath = (card: ShareCard): string => routes.shareImage(card.locale, card.kind, fileName(card));

/** Slug in a share image's file name, or null. */
export const slugInFile = (file: string): string | null => FILE.exec(file)?.[1] ?? null;

/** URL, size and alternative text of a card's image. */
export function shareImage(card: ShareCard) {
  return { url: shareImagePath(card), ...SHARE_IMAGE_SIZE, alt: [card.title, card.text].filter(Boolean).join(': ') };
}
