'use client';

import { useFormFields, useTranslation } from '@payloadcms/ui';
import { useDeferredValue, useEffect, useState } from 'react';
import { inkOn } from '@/domain/contrast';
import { initialOf, LOGO_BACKGROUND } from '@/domain/monogram';
import { mediaTexts } from './texts';
import { useImage } from './use-image';
import './media.css';

const COLOR = /^#[0-9a-f]{6}$/i;

function useText(path: string): string {
  const value = useFormFields(([fields]) => fields[path]?.value);
  return typeof value === 'string' ? value : '';
}

/** The address of an SVG as the site would keep it: without scripts, and drawn as an image, where none could run. Null while there is none. */
function useSafeSvg(markup: string): { src: string | null; isRefused: boolean } {
  const [safe, setSafe] = useState<{ src: string | null; isRefused: boolean }>({ src: null, isRefused: false });
  useEffect(() => {
    if (!markup.trim()) {
      setSafe({ src: null, isRefused: false });
      return;
    }
    let isCurrent = true;
    import('@/cms/fields/sanitize-svg').then(({ sanitizeSvg }) => {
      const clean = sanitizeSvg(markup);
      if (isCurrent) setSafe({ src: clean && `data:image/svg+xml,${encodeURIComponent(clean)}`, isRefused: !clean });
    });
    return () => {
      isCurrent = false;
    };
  }, [markup]);
  return safe;
}

/** Beside the logo of a tool: its card on light and on dark, while the editor types. */
export function LogoPreview() {
  const { i18n } = useTranslation();
  const texts = mediaTexts(i18n.language);
  const [name, background] = [useText('name'), useText('logo.background')];
  const image = useImage(useFormFields(([fields]) => fields['logo.image']?.value));
  const svg = useSafeSvg(useDeferredValue(useText('logo.svg')));
  const src = image ? (image.sizes?.small?.url ?? image.url) : svg.src;
  const color = COLOR.test(background) ? background : LOGO_BACKGROUND;
  return (
    <section className="panel-view logo-preview" aria-label={texts.logo}>
      <h2>{texts.logo}</h2>
      <p className="panel-hint">{texts.logoHint}</p>
      {svg.isRefused && !image && <p role="status">{texts.badSvg}</p>}
      <ul className="image-facts__previews">
        {[
          { key: 'light', caption: texts.onLight },
          { key: 'dark', caption: texts.onDark },
        ].map(({ key, caption }) => (
          <li key={key}>
            <figure>
              <span className="logo-preview__card" data-theme={key}>
                <span className="logo-preview__box" style={{ backgroundColor: color }}>
                  {src ? <img src={src} alt="" /> : <span style={{ color: inkOn(color) }}>{initialOf(name)}</span>}
                </span>
                <b>{name || '…'}</b>
              </span>
              <figcaption className="panel-hint">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
