import { useAuth } from '@payloadcms/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { languageName } from '@/domain/locales';
import { FoundNotice } from '../editing/found-notice';
import { type CopyKey, forgetSaved, type LocalCopy, readCopy, removeCopy, writeCopy } from '../editing/local-copy';
import { usePanelTexts } from '../use-panel-texts';
import { partsOf, settledIn, unsavedIn } from './edits';
import type { SheetState } from './sheet-state';
import type { SheetStore } from './sheet-store';
import { labelOf } from './side';
import { plainText } from './text-values';

const COPY_AFTER_MS = 500;
/** Stands for the language in the key of the copy: a sheet has both. */
const BOTH = 'both';

/** Stores unsaved texts in the browser; `offer` is those of an earlier visit, to be rendered. `forget` drops them all. */
export function useSheetCopy(store: SheetStore, { sheet, edits }: SheetState): { offer: ReactNode; forget: () => void } {
  const user = useAuth().user?.id ?? '';
  const { collection, id, pairs } = sheet;
  const key: CopyKey = { user, collection, id, locale: BOTH };
  const { language } = usePanelTexts();
  const [found, setFound] = useState<LocalCopy | null>(null);
  const copied = useRef(edits);

  const look = useEffectEvent(() => {
    const copy = readCopy(key);
    const values = unsavedIn(sheet, copy?.values ?? {});
    if (copy && Object.keys(values).length > 0) setFound({ ...copy, values });
    else if (copy) removeCopy(key);
  });
  useEffect(() => look(), []);

  const put = (values: LocalCopy['values']) => {
    if (Object.keys(values).length > 0) writeCopy(key, { at: new Date().toISOString(), values });
    else removeCopy(key);
  };
  const copy = useEffectEvent(() => {
    if (copied.current === store.read().edits) return;
    copied.current = store.read().edits;
    put({ ...found?.values, ...copied.current });
  });
  const leave = useEffectEvent(() => {
    copy();
    const { edits: unsaved, work } = store.read();
    if (!work) return;
    const stored = { read: () => readCopy(key), write: (left: LocalCopy) => writeCopy(key, left), remove: () => removeCopy(key) };
    // A save may still be answered; nothing else listens once the sheet is unmounted.
    store.subscribe(() => forgetSaved(stored, settledIn(unsaved, store.read().edits)));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the texts that is followed
  useEffect(() => {
    const timer = setTimeout(() => copy(), COPY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [edits]);
  useEffect(() => {
    const page = new AbortController();
    window.addEventListener('pagehide', () => copy(), { signal: page.signal });
    return () => {
      page.abort();
      leave();
    };
  }, []);

  const takeBack = (values: LocalCopy['values']) => {
    setFound(null);
    for (const [name, value] of Object.entries(values)) {
      const { path, locale } = partsOf(name);
      store.edit(path, locale, value);
    }
  };
  const discard = () => {
    setFound(null);
    put(edits);
  };
  const fieldsOf = ({ values }: LocalCopy) =>
    Object.entries(values).flatMap(([name, value]) => {
      const { path, locale } = partsOf(name);
      const pair = pairs.find((known) => known.path === path);
      if (!pair) return [];
      const label = `${labelOf(pair, language)}, ${languageName(locale, language)}`;
      return { path: name, label, typed: plainText(pair.kind, value), stored: plainText(pair.kind, pair.values[locale]) };
    });

  return {
    offer: found && <FoundNotice at={found.at} fields={fieldsOf(found)} onTakeBack={() => takeBack(found.values)} onDiscard={discard} />,
    forget: () => {
      copied.current = edits;
      removeCopy(key);
    },
  };
}
