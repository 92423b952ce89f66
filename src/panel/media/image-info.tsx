'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import type { Media } from '@/payload-types';
import { Table } from '../table';
import { usePanelTexts } from '../use-panel-texts';
import { sizeText } from './size-text';

const SIZES = ['small', 'medium', 'large'] as const;

/** Such as "SVG" for `image/svg+xml`. */
const formatName = (mimeType: string | null | undefined) => (mimeType ?? '').replace(/^image\/|\+xml$/g, '').toUpperCase();

/** Facts of the saved image, and how it looks on light, on dark and on the backgrounds of the tools whose logo it is. */
export function ImageInfo({ backgrounds }: { backgrounds: string[] }) {
  const { t, language } = usePanelTexts();
  const { savedDocumentData } = useDocumentInfo();
  const image = savedDocumentData as unknown as Media | undefined;
  if (!image?.url) return null;
  const dimensions = ({ width, height }: { width?: number | null; height?: number | null }) => (width && height ? `${width} × ${height}` : '–');
  const made = SIZES.flatMap((name) => (image.sizes?.[name]?.url ? [{ name, ...image.sizes[name] }] : []));
  const previews: { key: string; caption: string; theme?: string; color?: string }[] = [
    { key: 'light', theme: 'light', caption: t('media.onLight') },
    { key: 'dark', theme: 'dark', caption: t('media.onDark') },
    ...backgrounds.map((color) => ({ key: color, color, caption: t('media.onOwn', { color }) })),
  ];
  const focal = t('media.focalPointAt', { x: image.focalX ?? 50, y: image.focalY ?? 50 });
  return (
    <>
      <h2>{t('media.facts')}</h2>
      <dl className="panel-facts">
        <dt>{t('media.dimensions')}</dt>
        <dd>{dimensions(image)}</dd>
        <dt>{t('media.format')}</dt>
        <dd>{formatName(image.mimeType)}</dd>
        <dt>{t('media.size')}</dt>
        <dd>{sizeText(image.filesize, language)}</dd>
        <dt>{t('media.focalPoint')}</dt>
        <dd>{focal}</dd>
      </dl>
      <h2>{t('media.sizesMade')}</h2>
      {made.length === 0 && <p>{t('media.noSizes')}</p>}
      {made.length > 0 && (
        <Table
          columns={[t('media.name'), t('media.dimensions'), t('media.format'), t('media.size')]}
          rows={made.map(({ name, ...size }) => ({
            id: name,
            cells: [t(`media.sizeNames.${name}`), dimensions(size), formatName(size.mimeType), sizeText(size.filesize, language)],
          }))}
        />
      )}
      <h2>{t('media.backgrounds')}</h2>
      <ul className="panel-plain image-facts__previews">
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
