'use client';

import { useEffect, useRef, useState } from 'react';
import { LOCALES, type Locale, languageName } from '@/domain/locales';
import { PREVIEW_SCREENS } from '@/domain/preview-links';
import { OutsideLink } from '../link-list';
import { usePanelTexts } from '../use-panel-texts';

/** Height of both frames in pixels. */
const HEIGHT = 680;

type Screen = (typeof PREVIEW_SCREENS)[number];

/** The newest version of a tool's page in both languages, side by side, at the width of a device. */
export function PreviewFrames({ name, addresses }: { name: string; addresses: Record<Locale, string> }) {
  const { t, language } = usePanelTexts();
  const [screen, setScreen] = useState<Screen>(PREVIEW_SCREENS[0]);
  return (
    <>
      <fieldset className="panel-buttons panel-options">
        <legend>{t('tool.width')}</legend>
        {PREVIEW_SCREENS.map((option) => (
          <label key={option.name}>
            <input type="radio" name="preview-width" checked={option === screen} onChange={() => setScreen(option)} />
            {t(`tool.widths.${option.name}`)}
            <small>{option.width}</small>
          </label>
        ))}
      </fieldset>
      <div className="panel-pair">
        {LOCALES.map(({ code }) => (
          <Frame key={code} title={t('tool.frame', { name, language: languageName(code, language) })} address={addresses[code]} screen={screen}>
            <h3>{languageName(code, language)}</h3>
            <OutsideLink href={addresses[code]}>{t('tool.openFrame')}</OutsideLink>
          </Frame>
        ))}
      </div>
    </>
  );
}

function Frame({ title, address, screen, children }: { title: string; address: string; screen: Screen; children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState(0);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => setSpace(entry?.contentRect.width ?? 0));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  // A page wider than its frame is scaled down, so that it still lays out for the width of the device.
  const scale = space > 0 ? Math.min(1, space / screen.width) : 1;
  return (
    <div>
      <div className="panel-card__head tool-view__frame-header">{children}</div>
      <div ref={box} className="tool-view__frame-box" style={{ height: HEIGHT }}>
        <iframe title={title} src={address} loading="lazy" style={{ width: screen.width, height: HEIGHT / scale, transform: `scale(${scale})` }} />
      </div>
    </div>
  );
}
