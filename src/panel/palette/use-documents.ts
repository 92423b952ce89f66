import { useEffect, useState } from 'react';
import type { FoundDocument } from '@/cms/find/find-documents';
import { callApi } from '../call-api';
import { documentEntry, type Entry } from './entries';

const PAUSE_MS = 150;
const WORDS_MIN = 2;

interface Documents {
  /** What was looked for; null before the first answer. */
  words: string | null;
  entries: Entry[];
  hasFailed: boolean;
}

const NONE: Documents = { words: null, entries: [], hasFailed: false };

/** Documents by title or slug, looked up once typing pauses. The last answer stays until the next arrives. */
export function useDocuments(text: string): Documents & { isSearching: boolean } {
  const words = text.trim();
  const isLongEnough = words.length >= WORDS_MIN;
  const [documents, setDocuments] = useState(NONE);

  useEffect(() => {
    if (!isLongEnough) return setDocuments(NONE);
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const { ok, body } = await callApi<{ found: FoundDocument[] }>(`/api/find?q=${encodeURIComponent(words)}`);
      if (isCurrent) setDocuments({ words, entries: (body.found ?? []).map(documentEntry), hasFailed: !ok });
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words, isLongEnough]);

  return { ...documents, isSearching: isLongEnough && documents.words !== words };
}
