import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { SHARE_IMAGE_SIZE, type ShareCard } from '@/seo/share-image/share-card';
import { cardPicture } from './card-picture';

/** Twice the drawn size. */
const LOGO_PIXELS = 232;
const LOGO_PIXELS_MAX = 40_000_000;

/** The renderer can't read woff2 or bundled fonts, so it gets the package's files. Paths are literal, so that file tracing finds them. */
async function readFonts() {
  const [regular, bold, regularExtended, boldExtended] = await Promise.all([
    readFile(path.join(process.cwd(), 'node_modules/@fontsource/figtree/files/figtree-latin-400-normal.woff')),
    readFile(path.join(process.cwd(), 'node_modules/@fontsource/figtree/files/figtree-latin-700-normal.woff')),
    readFile(path.join(process.cwd(), 'node_modules/@fontsource/figtree/files/figtree-latin-ext-400-normal.woff')),
    readFile(path.join(process.cwd(), 'node_modules/@fontsource/figtree/files/figtree-latin-ext-700-normal.woff')),
  ]);
  return [
    { name: 'Figtree', data: regular, weight: 400 as const },
    { name: 'Figtree', data: bold, weight: 700 as const },
    { name: 'Figtree Extended', data: regularExtended, weight: 400 as const },
    { name: 'Figtree Extended', data: boldExtended, weight: 700 as const },
  ];
}

let fonts: ReturnType<typeof readFonts> | undefined;

/** Converts a logo to a PNG the renderer can draw, or null. */
async function logoPicture(logo: Buffer | null): Promise<string | null> {
  if (!logo) return null;
  try {
    const png = await sharp(logo, { limitInputPixels: LOGO_PIXELS_MAX, density: 288 })
      .resize(LOGO_PIXELS, LOGO_PIXELS, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  } catch {
    return null;
  }
}

/**
 * Draws a card as PNG without network access.
 * @param logo image file in any format; null draws the initial
 */
export async function renderCard(card: ShareCard, logo: Buffer | null): Promise<Buffer> {
  fonts ??= readFonts();
  const [loaded, picture] = await Promise.all([fonts, logoPicture(logo)]);
  const response = new ImageResponse(cardPicture(card, picture), { ...SHARE_IMAGE_SIZE, fonts: loaded });
  const drawn = Buffer.from(await response.arrayBuffer());
  // The renderer reports failure with an empty response.
  if (drawn.length === 0) throw new Error(`The picture of ${card.kind} ${card.slug} could not be drawn`);
  return sharp(drawn).png({ palette: true, quality: 90, effort: 4 }).toBuffer();
}
