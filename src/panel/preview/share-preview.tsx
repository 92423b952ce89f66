'use client';

import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useId, useRef, useState } from 'react';
import { LOCALES, type Locale } from '@/domain/locales';
import { PREVIEW_LINK_DAYS } from '@/domain/preview-links';
import { routes } from '@/domain/routes';
import { DeskButton } from '../desk-button';
import { shareTexts } from './texts';
import './share-preview.css';

interface Links {
  until: string;
  links: Record<Locale, string>;
}

type Days = (typeof PREVIEW_LINK_DAYS)[number];
const USUAL_DAYS: Days = 7;

/** Makes links by which somebody without an account can read the newest draft of the document being edited. */
export function SharePreview() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo();
  const { i18n } = useTranslation();
  const texts = shareTexts(i18n.language);
  const base = useId();
  const opener = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [days, setDays] = useState<Days>(USUAL_DAYS);
  const [made, setMade] = useState<Links | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [note, setNote] = useState('');
  if (!id || isTrashed) return null;

  const close = () => {
    setIsOpen(false);
    opener.current?.querySelector('button')?.focus();
  };

  const make = async () => {
    setIsBusy(true);
    setNote('');
    const response = await fetch(routes.previewLinksApi, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'include',
      body: JSON.stringify({ collection: collectionSlug, id: Number(id), days }),
    }).catch(() => null);
    const answer = (await response?.json().catch(() => null)) as (Links & { errors?: { message: string }[] }) | null;
    setIsBusy(false);
    if (!response?.ok || !answer?.links) {
      setMade(null);
      setNote(answer?.errors?.[0]?.message ?? texts.failed);
      return;
    }
    setMade(answer);
    setNote(texts.until(new Date(answer.until).toLocaleString(i18n.language, { dateStyle: 'long', timeStyle: 'short' })));
  };

  const copy = async (code: Locale, link: string) => {
    // Browsers have no clipboard without TLS.
    const isCopied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    if (!isCopied) document.querySelector<HTMLInputElement>(`[id="${base}${code}"]`)?.select();
    setNote(isCopied ? texts.copied : texts.copyFailed);
  };

  return (
    <div className="panel-view share-preview">
      <div ref={opener}>
        <Button
          size="medium"
          buttonStyle="secondary"
          onClick={() => setIsOpen(!isOpen)}
          extraButtonProps={{ 'aria-expanded': isOpen, 'aria-controls': `${base}panel` }}
        >
          {texts.open}
        </Button>
      </div>
      <section
        id={`${base}panel`}
        className="panel-card share-preview__panel"
        aria-label={texts.title}
        hidden={!isOpen}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
        }}
      >
        <p className="share-preview__title">{texts.title}</p>
        <p className="panel-hint">{texts.explanation}</p>
        <fieldset className="panel-buttons">
          <legend>{texts.days}</legend>
          {PREVIEW_LINK_DAYS.map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name={`${base}days`}
                checked={days === choice}
                onChange={() => {
                  setDays(choice);
                  setMade(null);
                  setNote('');
                }}
              />
              {texts.day(choice)}
            </label>
          ))}
        </fieldset>
        {made &&
          LOCALES.map(({ code }) => (
            <div key={code} className="panel-field">
              <label htmlFor={`${base}${code}`}>{texts.link[code]}</label>
              <div className="share-preview__link">
                <input
                  className="panel-input"
                  id={`${base}${code}`}
                  type="text"
                  readOnly
                  value={made.links[code]}
                  onFocus={(event) => event.target.select()}
                />
                <DeskButton buttonStyle="secondary" aria-label={texts.copy[code]} onClick={() => copy(code, made.links[code])}>
                  {texts.copyShort}
                </DeskButton>
              </div>
            </div>
          ))}
        <p role="status" className="share-preview__note">
          {note}
        </p>
        <div className="panel-buttons">
          <DeskButton disabled={isBusy} onClick={make}>
            {isBusy ? texts.making : texts.make}
          </DeskButton>
          <DeskButton buttonStyle="subtle" onClick={close}>
            {texts.close}
          </DeskButton>
        </div>
      </section>
    </div>
  );
}
