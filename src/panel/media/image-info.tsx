'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import type { Media } from '@/payload-types';
import { mediaTexts } from './texts';

const SIZES = ['small', 'medium', 'large'] as const;
const BYTES_PER_KB = 1000;

interface ImageInfoProps {
  /** Of the tools whose logo this is. */
  backgrounds: string[];
}

const formatName = (mimeType: string | null | undefined) =>
  (mimeType ?? '')
    .replace(/^image\//, '')
    .replace('svg+xml', 'svg')
    .toUpperCase();

/** What a stored image is, as it was last saved, and how it looks on light, on dark and on the backgrounds it is used on. */
export function ImageInfo({ backgrounds }: ImageInfoProps) {
  const { i18n } = useTranslation();
  const { savedDocumentData } = useDocumentInfo();
  const image = savedDocumentData as unknown as Media | undefined;
  if (!image?.url) return null;
  const texts = mediaTexts(i18n.language);
  const kilobytes = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });
  const sizeText = (bytes: number | null | undefined) => (bytes ? kilobytes.format(bytes / BYTES_PER_KB) : '–');
  const dimensions = ({ width, height }: { width?: number | null; height?: number | null }) => (width && height ? `${width} × ${height}` : '–');
  const made = SIZES.flatMap((name) => (image.sizes?.[name]?.url ? [{ name, ...image.sizes[name] }] : []));
  const previews: { key: string; caption: string; theme?: string; color?: string }[] = [
    { key: 'light', theme: 'light', caption: texts.onLight },
    { key: 'dark', theme: 'dark', caption: texts.onDark },
    ...backgrounds.map((color) => ({ key: color, color, caption: texts.onOwn.replace('{color}', color) })),
  ];
  const focal = texts.focalPointAt.replace('{x}', String(image.focalX ?? 50)).replace('{y}', String(image.focalY ?? 50));
  return (
    <>
      <h2>{texts.facts}</h2>
      <dl>
        <dt>{texts.dimensions}</dt>
        <dd>{dimensions(image)}</dd>
        <dt>{texts.format}</dt>
        <dd>{formatName(image.mimeType)}</dd>
        <dt>{texts.size}</dt>
        <dd>{sizeText(image.filesize)}</dd>
        <dt>{texts.focalPoint}</dt>
        <dd>{focal}</dd>
      </dl>
      <h2>{texts.sizesMade}</h2>
      {made.length === 0 && <p>{texts.noSizes}</p>}
      {made.length > 0 && (
        <div className="image-facts__table">
          <table className="panel-table">
            <thead>
              <tr>
                <th scope="col">{texts.name}</th>
                <th scope="col">{texts.dimensions}</th>
                <th scope="col">{texts.format}</th>
                <th scope="col">{texts.size}</th>
              </tr>
            </thead>
            <tbody>
              {made.map(({ name, ...size }) => (
                <tr key={name}>
                  <td>{texts.sizeNames[name]}</td>
                  <td>{dimensions(size)}</td>
                  <td>{formatName(size.mimeType)}</td>
                  <td>{sizeText(size.filesize)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <h2>{texts.backgrounds}</h2>
      <ul className="image-facts__previews">
        {previews.map(({ key, caption, ...preview }) => (
          <li key={key}>
            <figure>
              <span data-theme={preview.theme} style={{ backgroundColor: preview.color }}>
                <img src={image.sizes?.small?.url ?? image.url ?? ''} alt="" />
              </span>
              <figcaption className="panel-hint">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </>
  );
}
