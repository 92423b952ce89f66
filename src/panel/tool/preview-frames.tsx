'use client';

import { useEffect, useRef, useState } from 'react';
import { LOCALES, type Locale, languageName } from '@/domain/locales';
import { PREVIEW_SCREENS } from '@/domain/preview-links';
import { fill } from '../fill';
import { toolTexts } from './texts';

/** Of both frames, in pixels: the page scrolls inside. */
const HEIGHT = 680;

type Screen = (typeof PREVIEW_SCREENS)[number];

interface PreviewFramesProps {
  name: string;
  addresses: Record<Locale, string>;
  language: string;
}

/** The page of a tool as its newest version looks, in both languages side by side, at the width of a device. */
export function PreviewFrames({ name, addresses, language }: PreviewFramesProps) {
  const texts = toolTexts(language);
  const [screen, setScreen] = useState<Screen>(PREVIEW_SCREENS[0] as Screen);
  return (
    <>
      <fieldset className="panel-buttons tool-view__widths">
        <legend>{texts.width}</legend>
        {PREVIEW_SCREENS.map((option) => (
          <label key={option.name}>
            <input type="radio" name="preview-width" checked={option === screen} onChange={() => setScreen(option)} />
            {texts.widths[option.name as keyof typeof texts.widths]}
            <small>{option.width}</small>
          </label>
        ))}
      </fieldset>
      <div className="tool-view__frames">
        {LOCALES.map(({ code }) => (
          <Frame key={code} title={fill(texts.frame, { name, language: languageName(code, language) })} address={addresses[code]} screen={screen}>
            <h3>{languageName(code, language)}</h3>
            <a href={addresses[code]} target="_blank" rel="noreferrer">
              {texts.openFrame}
            </a>
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
  // What is wider than the space there is gets smaller as a whole: the page keeps the width of the device.
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
