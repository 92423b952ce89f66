import type { ReactNode } from 'react';

interface ToggleButtonProps {
  label: string;
  icon: ReactNode;
  /** Shown next to the icon. */
  text?: string;
  /** Identifies the button to the listener. */
  data: Record<`data-${string}`, string | number>;
}

/**
 * A toggle on top of a card's link, hidden without scripts. One listener on the page handles all of them and sets their state, so cards need no
 * scripts; `ToggleTitles` shows its label to mouse users.
 */
export function ToggleButton({ label, icon, text, data }: ToggleButtonProps) {
  return (
    <button type="button" {...data} aria-pressed="false" aria-label={label} className={text ? 'toggle-button toggle-button-text' : 'toggle-button'}>
      {icon}
      {text}
    </button>
  );
}
