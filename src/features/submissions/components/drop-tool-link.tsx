'use client';

import { type ReactNode, useState } from 'react';
import type { Locale } from '@/domain/locales';

interface DropToolLinkProps {
  href: string;
  locale: Locale;
  className?: string;
  children: ReactNode;
}

/** Loads and opens the tool form in a dialog. Without scripts, or if that fails, the link leads to the form's page. */
export function DropToolLink({ href, locale, className, children }: DropToolLinkProps) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const open = async () => {
    try {
      const { DropToolDialog, loadToolForm } = await import('./drop-tool-dialog');
      const form = await loadToolForm(locale);
      setDialog(<DropToolDialog form={form} onClose={() => setDialog(null)} />);
    } catch {
      window.location.assign(href);
    }
  };
  return (
    <>
      <a
        href={href}
        aria-haspopup="dialog"
        className={className}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          // The form's page already contains it, with the same ids.
          if (window.location.pathname === href) document.getElementById('content')?.focus();
          else void open();
        }}
      >
        {children}
      </a>
      {dialog}
    </>
  );
}
