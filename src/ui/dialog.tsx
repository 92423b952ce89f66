'use client';

import { type ReactNode, type RefObject, useEffect } from 'react';
import { Icon } from './icon';

interface DialogProps {
  /** Closes it by `close()`, so that the focus returns to where it was. */
  ref: RefObject<HTMLDialogElement | null>;
  /** Id of the heading. */
  labelledBy: string;
  /** Class of the largest width. */
  width: string;
  /** Beside the close button. */
  heading?: ReactNode;
  /** Label of the close button. */
  close?: string;
  onClose: () => void;
  children: ReactNode;
}

const FIELD = ':is(input, select, textarea):not([type="hidden"], [tabindex="-1"])';

/**
 * Modal from the moment it is rendered; on phones a sheet at the lower edge. The browser handles Escape and the inert page behind it. The focus goes to
 * the first field, since the browser would choose the close button.
 */
export function Dialog({ ref, labelledBy, width, heading, close, onClose, children }: DialogProps) {
  useEffect(() => {
    ref.current?.showModal();
    ref.current?.querySelector<HTMLElement>(FIELD)?.focus();
  }, [ref]);
  return (
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      onClose={onClose}
      className={`mx-auto mt-auto max-h-[85dvh] w-full overflow-y-auto overscroll-contain rounded-t-card bg-surface p-0 text-text shadow-floating max-sm:max-w-none sm:mb-auto sm:rounded-card ${width}`}
    >
      <div className="relative p-5 sm:p-8">
        {close && (
          <button type="button" aria-label={close} onClick={() => ref.current?.close()} className="icon-button absolute top-3 right-2.5">
            <Icon name="x" />
          </button>
        )}
        {heading}
        {children}
      </div>
    </dialog>
  );
}
