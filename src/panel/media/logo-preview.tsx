'use client';

import { useFormFields } from '@payloadcms/ui';
import { useDeferredValue, useEffect, useState } from 'react';
import { usePanelTexts } from '../use-panel-texts';
import { LogoTile } from './logo-tile';
import { useImage } from './use-image';
import './media.css';

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
                <LogoTile name={name} image={image && (image.sizes?.small?.url ?? image.url)} svg={svg} background={background} />
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
