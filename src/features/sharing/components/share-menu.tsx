'use client';

import { type MouseEvent, useRef } from 'react';
import { Icon } from '@/ui/icon';
import { useClosingDetails } from '@/ui/use-closing-details';

interface ShareMenuProps {
  /** Page title and absolute URL. */
  title: string;
  url: string;
  texts: { share: string; copy: string; mail: string; copied: string; failed: string };
}

const ENTRY = 'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-sm font-semibold hover:bg-sunken hover:text-primary';

/** Opens the device's share dialog, or a menu with copy and email. Email works without scripts. */
export function ShareMenu({ title, url, texts }: ShareMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useClosingDetails(details);

  const share = (event: MouseEvent) => {
    const menu = details.current;
    if (!navigator.share || !menu || menu.open) return;
    event.preventDefault();
    navigator.share({ title, url }).catch((reason: Error) => {
      // Cancelling opens no second dialog.
      if (reason.name !== 'AbortError') menu.open = true;
    });
  };
  const copy = async () => {
    if (details.current) details.current.open = false;
    details.current?.querySelector('summary')?.focus();
    const { copyText } = await import('../copy-text');
    await copyText(url, texts);
  };

  return (
    <details ref={details} className="relative print:hidden">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control of its own */}
      <summary
        onClick={share}
        className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-surface px-4 text-sm font-semibold text-muted hover:bg-primary-soft hover:text-primary"
      >
        <Icon name="share-2" className="size-4" />
        {texts.share}
      </summary>
      <div className="z-40 rounded-card border border-line bg-surface p-2 shadow-floating max-sm:fixed max-sm:inset-x-4 max-sm:bottom-4 sm:absolute sm:left-0 sm:top-full sm:mt-2 sm:w-60">
        <button type="button" data-needs-script onClick={copy} className={ENTRY}>
          <Icon name="link" className="size-4" />
          {texts.copy}
        </button>
        <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`} className={ENTRY}>
          <Icon name="mail" className="size-4" />
          {texts.mail}
        </a>
      </div>
    </details>
  );
}
