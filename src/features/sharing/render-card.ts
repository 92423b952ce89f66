import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { SHARE_IMAGE_SIZE, type ShareCard } from '@/seo/share-image/share-card';
import { cardPicture } from './card-picture';

/** Twice the size at which a logo is drawn. */
const LOGO_PIXELS = 232;
const LOGO_PIXELS_MAX = 40_000_000;

/** The renderer reads neither woff2 nor what a build makes of a font, so these are the package's own files; written out, so that a build finds them. */
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

/** A logo of any format as a PNG that the renderer can draw, or null when it cannot be read. */
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
 * Draws a card as a PNG. Nothing is requested from the network.
 * @param logo the file of the card's logo, in any format that images have; null draws its letter
 */
export async function renderCard(card: ShareCard, logo: Buffer | null): Promise<Buffer> {
  fonts ??= readFonts();
  const [loaded, picture] = await Promise.all([fonts, logoPicture(logo)]);
  const response = new ImageResponse(cardPicture(card, picture), { ...SHARE_IMAGE_SIZE, fonts: loaded });
  const drawn = Buffer.from(await response.arrayBuffer());
  // The renderer ends with an empty answer when it fails.
  if (drawn.length === 0) throw new Error(`The picture of ${card.kind} ${card.slug} could not be drawn`);
  return sharp(drawn).png({ palette: true, quality: 90, effort: 4 }).toBuffer();
}
