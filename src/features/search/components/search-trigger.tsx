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
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control text-sm text-muted hover:bg-sunken hover:text-text whitespace-nowrap lg:min-w-40 min-[1440px]:min-w-60 lg:justify-start lg:border lg:border-line lg:bg-surface lg:px-3"
    >
      <Icon name="search" />
      <span className="max-lg:sr-only">{texts.placeholder}</span>
      <span aria-hidden="true" className="ml-auto hidden rounded-control border border-line px-1.5 text-xs min-[1440px]:inline">
        {texts.shortcut}
      </span>
    </a>
  );
}
