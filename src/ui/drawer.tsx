'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from './icon';

interface DrawerProps {
  openLabel: string;
  closeLabel: string;
  title: string;
  /** Without scripts: where the same stands in the page. */
  href: string;
  children: ReactNode;
}

/**
 * A button with a side drawer: a modal dialog, so focus, Escape and inertness come from the browser. It is created when first opened, since most
 * visits never open it.
 */
export function Drawer({ openLabel, closeLabel, title, href, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isMade, setMade] = useState(false);

  const open = () => {
    flushSync(() => setMade(true));
    dialog.current?.showModal();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog appears with it
  useEffect(() => {
    const element = dialog.current;
    const closeOnNavigation = (event: MouseEvent) => {
      const target = event.target as HTMLElement;
      if (target === element || target.closest('a')) element?.close();
    };
    element?.addEventListener('click', closeOnNavigation);
    return () => element?.removeEventListener('click', closeOnNavigation);
  }, [isMade]);

  return (
    <>
      <button type="button" data-needs-script="" aria-haspopup="dialog" onClick={open} className="icon-button" aria-label={openLabel}>
        <Icon name="menu" />
      </button>
      <a href={href} className="icon-button scripting:hidden" aria-label={openLabel}>
        <Icon name="menu" />
      </a>
      {isMade && (
        <dialog
          ref={dialog}
          aria-label={title}
          className="m-0 ml-auto h-dvh max-h-none w-[min(22rem,88vw)] max-w-none overflow-y-auto bg-surface text-text shadow-floating"
        >
          <div className="flex min-h-dvh flex-col p-4">
            <div className="mb-2 flex items-center justify-between">
              <p className="px-3 text-sm font-semibold text-muted">{title}</p>
              <button type="button" onClick={() => dialog.current?.close()} className="icon-button" aria-label={closeLabel}>
                <Icon name="x" />
              </button>
            </div>
            {children}
          </div>
        </dialog>
      )}
    </>
  );
}
