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
    <details ref={details} className="share-menu">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control of its own */}
      <summary onClick={share}>
        <Icon name="share-2" className="size-4" />
        {texts.share}
      </summary>
      <div>
        <button type="button" data-needs-script onClick={copy}>
          <Icon name="link" className="size-4" />
          {texts.copy}
        </button>
        <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}>
          <Icon name="mail" className="size-4" />
          {texts.mail}
        </a>
      </div>
    </details>
  );
}
