'use client';

import type { Messages } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { ConsentChoice } from '@/domain/consent';
import { buttonStyles } from '@/ui/button-styles';
import { PageLink } from '@/ui/page-link';

interface ConsentBannerProps {
  /** `granted` and `denied` name the earlier choice. */
  texts: Messages['consent']['banner'];
  privacyPath: string;
  purposes: string[];
  choice: ConsentChoice | '';
  /** Opened on purpose: gets the focus and can be closed unchanged. */
  isOpened: boolean;
  onChoose: (choice: ConsentChoice) => void;
  onClose: () => void;
}

/** Asks for consent next to the page, not over it, with two equal buttons. */
export function ConsentBanner({ texts, privacyPath, purposes, choice, isOpened, onChoose, onClose }: ConsentBannerProps) {
  const place = useRef<HTMLElement>(null);

  useEffect(() => {
    if (isOpened) place.current?.focus();
  }, [isOpened]);

  // Lets the page scroll past the banner, and focused elements above it.
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => style.setProperty('--banner-height', `${entry?.target.getBoundingClientRect().height ?? 0}px`));
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--banner-height');
    };
  }, []);

  return (
    <section
      ref={place}
      aria-label={texts.title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpened) onClose();
      }}
      className="fixed inset-x-0 bottom-0 z-(--layer-banner) max-h-[60dvh] overflow-y-auto border-t border-line-strong bg-surface shadow-floating print:hidden"
    >
      <div className="page-width flex flex-col gap-4 py-4 md:flex-row md:items-center md:gap-8">
        <div className="text-sm md:flex-1">
          <p className="font-semibold">{texts.title}</p>
          <p className="mt-1 max-w-[90ch]">
            {[...purposes, texts.free].join(' ')}{' '}
            <PageLink href={privacyPath} className="text-primary underline underline-offset-4">
              {texts.privacy}
            </PageLink>
          </p>
          {choice !== '' && <p className="mt-1 text-muted">{choice === 'granted' ? texts.granted : texts.denied}</p>}
        </div>
        <div className="grid grid-cols-2 gap-3">
          <button type="button" onClick={() => onChoose('denied')} className={buttonStyles('secondary')}>
            {texts.reject}
          </button>
          <button type="button" onClick={() => onChoose('granted')} className={buttonStyles('secondary')}>
            {texts.accept}
          </button>
        </div>
      </div>
    </section>
  );
}
