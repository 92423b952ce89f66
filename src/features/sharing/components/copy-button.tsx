'use client';

import type { ReactNode } from 'react';

interface CopyButtonProps {
  text: string;
  label: string;
  texts: { copied: string; failed: string };
  children: ReactNode;
}

export function CopyButton({ text, label, texts, children }: CopyButtonProps) {
  return (
    <button
      type="button"
      data-needs-script
      aria-label={label}
      onClick={() => import('../copy-text').then(({ copyText }) => copyText(text, texts))}
      className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control border border-line-strong bg-surface px-4 text-sm font-semibold hover:border-primary hover:text-primary"
    >
      {children}
    </button>
  );
}
