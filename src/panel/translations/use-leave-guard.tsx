'use client';

import { ConfirmationModal, useModal } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { usePanelTexts } from '../use-panel-texts';

const MODAL = 'leave-translation';

/**
 * Asks before unsaved texts are lost by following a link, closing the page or calling `leave`; `onLeave` hears a yes within the panel. The caller renders
 * `dialog`.
 */
export function useLeaveGuard(hasUnsaved: () => boolean, onLeave: () => void): { leave: (href: string) => void; dialog: ReactNode } {
  const { t } = usePanelTexts();
  const router = useRouter();
  const { openModal } = useModal();
  const target = useRef<string | null>(null);
  const isLeaving = useRef(false);
  const isDirty = hasUnsaved();

  const ask = (href: string) => {
    target.current = href;
    openModal(MODAL);
  };
  const leave = (href: string) => (hasUnsaved() ? ask(href) : router.push(href));
  const askBeforeLink = useEffectEvent((event: MouseEvent) => {
    const anchor = (event.target as Element | null)?.closest?.('a');
    if (!anchor?.href || anchor.target === '_blank' || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    if (anchor.href.split('#')[0] === window.location.href.split('#')[0] || !/^https?:/.test(anchor.href)) return;
    event.preventDefault();
    event.stopPropagation();
    ask(anchor.href);
  });

  useEffect(() => {
    if (!isDirty) return;
    const guard = new AbortController();
    window.addEventListener('beforeunload', (event) => isLeaving.current || event.preventDefault(), { signal: guard.signal });
    document.addEventListener('click', askBeforeLink, { capture: true, signal: guard.signal });
    return () => guard.abort();
  }, [isDirty]);

  const dialog = (
    <ConfirmationModal
      modalSlug={MODAL}
      heading={t('translations.leaveTitle')}
      body={t('translations.leaveBody')}
      confirmLabel={t('translations.leave')}
      cancelLabel={t('translations.stay')}
      onConfirm={() => {
        isLeaving.current = true;
        onLeave();
        if (target.current) router.push(target.current);
      }}
    />
  );
  return { leave, dialog };
}
