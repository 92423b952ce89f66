'use client';

import { type ReactNode, type RefObject, useEffect } from 'react';

interface DialogProps {
  /** Closes it by `close()`, so that the focus returns to where it was. */
  ref: RefObject<HTMLDialogElement | null>;
  /** Id of the heading. */
  labelledBy: string;
  /** Class of the largest width. */
  width: string;
  /** Next to the close button. */
  heading?: ReactNode;
  /** Label of the close button. */
  close?: string;
  onClose: () => void;
  children: ReactNode;
}

/** Modal from the moment it is rendered. The browser handles focus, Escape and the inert page behind it. */
export function Dialog({ ref, labelledBy, width, heading, close, onClose, children }: DialogProps) {
  useEffect(() => ref.current?.showModal(), [ref]);
  return (
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      onClose={onClose}
      className={`m-auto max-h-dvh w-full overflow-y-auto overscroll-contain bg-surface p-0 text-text shadow-floating sm:max-h-[90dvh] sm:rounded-card ${width}`}
    >
      <div className="p-5 sm:p-8">
        {close && (
          <div className="flex items-start justify-between gap-4">
            <div>{heading}</div>
            <button
              type="button"
              onClick={() => ref.current?.close()}
              className="-mr-3 -mt-3 min-h-11 rounded-control px-3 text-sm font-semibold text-primary hover:bg-primary-soft"
            >
              {close}
            </button>
          </div>
        )}
        {children}
      </div>
    </dialog>
  );
}
