import { useEffect, useEffectEvent, useState } from 'react';

/** Calls the function of a pressed letter, unless somebody types into a field, holds a modifier key or has a dialog open. */
export function useLetterKeys(keys: Record<string, () => void>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const isField = target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName);
    const isTyping = isField && !(target instanceof HTMLInputElement && target.type === 'checkbox');
    const act = keys[event.key.toLowerCase()];
    if (!act || event.repeat || isTyping || event.metaKey || event.ctrlKey || event.altKey || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Whether the editor wants letter keys, and whether they work now: not while a form is open, whose buttons may have the focus. */
export function useKeyChoice(isFormOpen: boolean) {
  const [wantsKeys, setWantsKeys] = useState(true);
  return { wantsKeys, setWantsKeys, hasKeys: wantsKeys && !isFormOpen };
}
