'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { COMPARE_MAX } from '@/domain/limits';
import { readCompared, readComparedOnServer, subscribeCompared, toggleCompared } from '../compare-store';

interface CompareToggleProps {
  slug: string;
  name: string;
  addLabel: string;
  removeLabel: string;
  icon: ReactNode;
  /** Shown beside the icon. */
  text?: string;
}

/** Chooses a tool for comparison. It stands on top of a card's link; without a script it is not shown. */
export function CompareToggle({ slug, name, addLabel, removeLabel, icon, text }: CompareToggleProps) {
  const compared = useSyncExternalStore(subscribeCompared, readCompared, readComparedOnServer);
  const isChosen = compared.some((tool) => tool.slug === slug);
  const label = isChosen ? removeLabel : addLabel;
  return (
    <button
      type="button"
      data-needs-script
      aria-pressed={isChosen}
      aria-label={label}
      title={label}
      disabled={!isChosen && compared.length >= COMPARE_MAX}
      onClick={() => toggleCompared({ slug, name })}
      className={`relative z-10 inline-flex min-h-8 min-w-8 items-center justify-center gap-2 rounded-control text-muted hover:bg-primary-soft hover:text-primary disabled:opacity-40 aria-pressed:bg-primary-soft aria-pressed:text-primary pointer-coarse:min-h-11 pointer-coarse:min-w-11 print:hidden ${text ? 'min-h-11 border border-line-strong bg-surface px-4 text-sm font-semibold' : '-my-1.5 -mr-2'}`}
    >
      {icon}
      {text}
    </button>
  );
}
