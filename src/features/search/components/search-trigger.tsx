import { useEffect, useState } from 'react';
import { Icon } from '@/ui/icon';

interface SearchTriggerProps {
  /** Target without scripts. */
  path: string;
  texts: { open: string; placeholder: string; shortcut: string };
  /** The pointer or focus is on it. */
  onNear: () => void;
  onOpen: () => void;
}

/**
 * Opens on Ctrl-K, Cmd-K, or `/` outside fields.
 * @returns whether the shortcuts work yet
 */
function useSearchShortcut(open: () => void): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const isTyping = target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
      const isShortcut = (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) || (event.key === '/' && !isTyping);
      if (!isShortcut) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    setIsReady(true);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  return isReady;
}

export function SearchTrigger({ path, texts, onNear, onOpen }: SearchTriggerProps) {
  const hasShortcut = useSearchShortcut(onOpen);
  return (
    <a
      href={path}
      aria-label={texts.open}
      aria-haspopup="dialog"
      aria-keyshortcuts={hasShortcut ? 'Control+K Meta+K' : undefined}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
      className="search-opener"
    >
      <Icon name="search" />
      <span>{texts.placeholder}</span>
      <span aria-hidden="true">{texts.shortcut}</span>
    </a>
  );
}
