import type { ReactNode } from 'react';

interface CompareToggleProps {
  slug: string;
  name: string;
  label: string;
  icon: ReactNode;
  /** Shown beside the icon. */
  text?: string;
}

/**
 * Chooses a tool for comparison. It stands on top of a card's link; without a script it is not shown. The bar of chosen tools listens to all of them
 * and tells them whether they are pressed, so that a page of cards has no scripts of its own.
 */
export function CompareToggle({ slug, name, label, icon, text }: CompareToggleProps) {
  return (
    <button
      type="button"
      data-needs-script
      data-compare={slug}
      data-name={name}
      aria-pressed="false"
      aria-label={label}
      title={label}
      className={`relative z-10 inline-flex min-h-8 min-w-8 items-center justify-center gap-2 rounded-control text-muted hover:bg-primary-soft hover:text-primary disabled:opacity-40 aria-pressed:bg-primary-soft aria-pressed:text-primary pointer-coarse:min-h-11 pointer-coarse:min-w-11 print:hidden ${text ? 'min-h-11 border border-line-strong bg-surface px-4 text-sm font-semibold' : '-my-1.5 -mr-2'}`}
    >
      {icon}
      {text}
    </button>
  );
}
