'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/domain/locales';
import { useSearchAnswer } from '../use-search-answer';

/** The names of found tools as the `datalist` of a field elsewhere on the page, both given by their ids. */
export function FoundNames({ id, field, locale }: { id: string; field: string; locale: Locale }) {
  const [query, setQuery] = useState('');
  const { answer } = useSearchAnswer(query, locale);

  useEffect(() => {
    const input = document.getElementById(field) as HTMLInputElement | null;
    const onInput = () => setQuery(input?.value.trim() ?? '');
    input?.addEventListener('input', onInput);
    return () => input?.removeEventListener('input', onInput);
  }, [field]);

  return (
    <datalist id={id}>
      {answer?.tools.map(({ path, name }) => (
        <option key={path} value={name} />
      ))}
    </datalist>
  );
}
