'use client';

import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useId, useRef, useState } from 'react';
import { LOCALES, type Locale } from '@/domain/locales';
import { PREVIEW_LINK_DAYS } from '@/domain/preview-links';
import { routes } from '@/domain/routes';
import { callApi } from '../call-api';
import { DeskButton } from '../desk-button';
import { useMoment, usePanelTexts } from '../use-panel-texts';
import './share-preview.css';

interface Links {
  until: string;
  links: Record<Locale, string>;
}

type Days = (typeof PREVIEW_LINK_DAYS)[number];
const DEFAULT_DAYS: Days = 7;

/** Creates and revokes links that let people without an account read the newest draft of the document. */
export function SharePreview() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo();
  const { t } = usePanelTexts();
  const moment = useMoment();
  const base = useId();
  const panel = useRef<HTMLElement>(null);
  const [days, setDays] = useState<Days>(DEFAULT_DAYS);
  const [made, setMade] = useState<Links | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [note, setNote] = useState('');
  if (!id || isTrashed) return null;

  const make = async () => {
    setIsBusy(true);
    setNote('');
    const { ok, body, message } = await callApi<Links>(routes.previewLinksApi, { collection: collectionSlug, id: Number(id), days });
    setIsBusy(false);
    const links = ok && body.links ? (body as Links) : null;
    setMade(links);
    setNote(links ? t('preview.until', { when: moment(links.until) }) : (message ?? t('preview.failed')));
  };

  const stopSharing = async () => {
    if (!window.confirm(t('preview.confirmStop'))) return;
    setIsBusy(true);
    const { ok, message } = await callApi(routes.previewLinksApi, { collection: collectionSlug, id: Number(id) }, 'DELETE');
    setIsBusy(false);
    if (ok) setMade(null);
    setNote(ok ? t('preview.stopped') : (message ?? t('common.failed')));
  };

  const copy = async (code: Locale, link: string) => {
    // Browsers have no clipboard without TLS.
    const isCopied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    if (!isCopied) document.querySelector<HTMLInputElement>(`[id="${base}${code}"]`)?.select();
    setNote(isCopied ? t('preview.copied') : t('preview.copyFailed'));
  };

  return (
    <div className="panel-view share-preview">
      {/* The browser opens it, also before the panel's scripts run. */}
      <Button size="medium" buttonStyle="secondary" extraButtonProps={{ popoverTarget: `${base}panel` }}>
        {t('preview.open')}
      </Button>
      <section ref={panel} id={`${base}panel`} popover="auto" className="panel-card share-preview__panel" aria-label={t('preview.title')}>
        <p className="share-preview__title">{t('preview.title')}</p>
        <p className="panel-hint">{t('preview.explanation')}</p>
        <fieldset className="panel-buttons panel-options">
          <legend>{t('preview.validFor')}</legend>
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
              {t('preview.days', { days: choice })}
            </label>
          ))}
        </fieldset>
        {made &&
          LOCALES.map(({ code }) => (
            <div key={code} className="panel-field">
              <label htmlFor={`${base}${code}`}>{t(`preview.link.${code}`)}</label>
              <div className="share-preview__link">
                <input
                  className="panel-input"
                  id={`${base}${code}`}
                  type="text"
                  readOnly
                  value={made.links[code]}
                  onFocus={(event) => event.target.select()}
                />
                <DeskButton buttonStyle="secondary" aria-label={t(`preview.copy.${code}`)} onClick={() => copy(code, made.links[code])}>
                  {t('preview.copyShort')}
                </DeskButton>
              </div>
            </div>
          ))}
        <p role="status">{note}</p>
        <div className="panel-buttons">
          <DeskButton disabled={isBusy} onClick={make}>
            {isBusy ? t('preview.making') : t('preview.make')}
          </DeskButton>
          <DeskButton buttonStyle="secondary" disabled={isBusy} onClick={stopSharing}>
            {t('preview.stop')}
          </DeskButton>
          <DeskButton buttonStyle="subtle" onClick={() => panel.current?.hidePopover()}>
            {t('preview.close')}
          </DeskButton>
        </div>
      </section>
    </div>
  );
}
