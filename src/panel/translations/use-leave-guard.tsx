'use client';

import { ConfirmationModal, useModal } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import type { TranslationTexts } from './texts';

const MODAL = 'leave-translation';

/** Asks before unsaved texts are left behind: by a link, by closing the page, or by the returned `leave`. The dialog is to be rendered. */
export function useLeaveGuard(isDirty: boolean, texts: TranslationTexts): { leave: (href: string) => void; dialog: ReactNode } {
  const router = useRouter();
  const { openModal } = useModal();
  const target = useRef<string | null>(null);
  const isLeaving = useRef(false);

  const leave = useCallback(
    (href: string) => {
      if (!isDirty) {
        router.push(href);
        return;
      }
      target.current = href;
      openModal(MODAL);
    },
    [isDirty, openModal, router],
  );

  useEffect(() => {
    if (!isDirty) return;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const anchor = (event.target as Element | null)?.closest?.('a');
      if (!anchor?.href || anchor.target === '_blank' || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      if (anchor.href.split('#')[0] === window.location.href.split('#')[0] || !/^https?:/.test(anchor.href)) return;
      event.preventDefault();
      event.stopPropagation();
      target.current = anchor.href;
      openModal(MODAL);
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [isDirty, openModal]);

  const dialog = (
    <ConfirmationModal
      modalSlug={MODAL}
      heading={texts.leaveTitle}
      body={texts.leaveBody}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      onConfirm={() => {
        isLeaving.current = true;
        if (target.current) router.push(target.current);
      }}
    />
  );
  return { leave, dialog };
}
