'use client';

import { useFormFields } from '@payloadcms/ui';
import { useDeferredValue, useEffect, useState } from 'react';
import { initialOf, inkOn, LOGO_BACKGROUND } from '@/domain/brand-colors';
import { usePanelTexts } from '../use-panel-texts';
import { useImage } from './use-image';
import './media.css';

const COLOR = /^#[0-9a-f]{6}$/i;

function useText(path: string): string {
  const value = useFormFields(([fields]) => fields[path]?.value);
  return typeof value === 'string' ? value : '';
}

/** An SVG as the site saves it, without scripts; null if nothing is left, empty without an SVG. */
function useSafeSvg(markup: string): string | null {
  const [safe, setSafe] = useState<string | null>('');
  useEffect(() => {
    let isCurrent = true;
    if (!markup.trim()) setSafe('');
    else import('@/cms/fields/sanitize-svg').then(({ sanitizeSvg }) => isCurrent && setSafe(sanitizeSvg(markup)));
    return () => {
      isCurrent = false;
    };
  }, [markup]);
  return safe;
}

/** A tool's card on light and on dark, while the editor changes its logo. */
export function LogoPreview() {
  const { t } = usePanelTexts();
  const [name, background] = [useText('name'), useText('logo.background')];
  const image = useImage(useFormFields(([fields]) => fields['logo.image']?.value));
  const svg = useSafeSvg(useDeferredValue(useText('logo.svg')));
  const src = image ? (image.sizes?.small?.url ?? image.url) : svg && `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const color = COLOR.test(background) ? background : LOGO_BACKGROUND;
  return (
    <section className="panel-view logo-preview" aria-label={t('media.logo')}>
      <h2>{t('media.logo')}</h2>
      <p className="panel-hint">{t('media.logoHint')}</p>
      {svg === null && !image && <p role="status">{t('media.badSvg')}</p>}
      <ul className="panel-plain image-facts__previews">
        {(['light', 'dark'] as const).map((theme) => (
          <li key={theme}>
            <figure>
              <span className="logo-preview__card" data-theme={theme}>
                <span className="panel-tile" style={{ backgroundColor: color }}>
                  {src ? <img src={src} alt="" /> : <span style={{ color: inkOn(color) }}>{initialOf(name)}</span>}
                </span>
                <b>{name || '…'}</b>
              </span>
              <figcaption className="panel-hint">{theme === 'light' ? t('media.onLight') : t('media.onDark')}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
