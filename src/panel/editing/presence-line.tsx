'use client';

import { useEffect, useState } from 'react';
import type { Colleague, Presence } from '@/cms/editing/presence';
import { type Locale, languageName } from '@/domain/locales';
import { callApi } from '../call-api';
import { usePanelTexts } from '../use-panel-texts';
import './editing.css';

const BEAT_MS = 15_000;
const PATH = '/api/presence';

/** Names this browser tab. */
const newTab = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

/** Who else has a document open; tells the server that this person does, while the page is visible. */
function useColleagues(collection: string, id: number, part: Locale): readonly Colleague[] {
  const [others, setOthers] = useState<readonly Colleague[]>([]);

  useEffect(() => {
    const presence: Presence = { tab: newTab(), collection, id, part };
    const page = new AbortController();
    const beat = async () => {
      if (document.visibilityState === 'hidden') return;
      const { ok, body } = await callApi<{ others: Colleague[] }>(PATH, presence);
      if (ok && !page.signal.aborted) setOthers(body.others ?? []);
    };
    const leave = () =>
      navigator.sendBeacon(PATH, new Blob([JSON.stringify({ ...presence, isLeaving: true } satisfies Presence)], { type: 'application/json' }));
    void beat();
    const timer = setInterval(beat, BEAT_MS);
    document.addEventListener('visibilitychange', beat, { signal: page.signal });
    window.addEventListener('pagehide', leave, { signal: page.signal });
    return () => {
      page.abort();
      clearInterval(timer);
      leave();
    };
  }, [collection, id, part]);

  return others;
}

/** Names the others who have the document open, with the language of each. */
export function PresenceLine({ collection, id, part }: { collection: string; id: number; part: Locale }) {
  const others = useColleagues(collection, id, part);
  const { t, language } = usePanelTexts();
  return (
    <p className="presence-line" aria-live="polite">
      {others
        .map(({ name, part: theirs }) =>
          theirs === 'shared' ? t('editing.someoneShared', { name }) : t('editing.someone', { name, language: languageName(theirs, language) }),
        )
        .join(' ')}
    </p>
  );
}
