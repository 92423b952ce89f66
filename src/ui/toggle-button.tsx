import type { ReactNode } from 'react';

interface ToggleButtonProps {
  label: string;
  icon: ReactNode;
  /** Shown beside the icon. */
  text?: string;
  /** What the script that listens to all of these buttons knows this one by. */
  data: Record<`data-${string}`, string | number>;
  className?: string;
}

/**
 * A button that is pressed or not. It stands on top of a card's link; without a script it is not shown. One script on the page listens to all of them
 * and tells them whether they are pressed, so that a page of cards has no scripts of its own.
 */
export function ToggleButton({ label, icon, text, data, className = '' }: ToggleButtonProps) {
  return (
    <button
      type="button"
      data-needs-script
      {...data}
      aria-pressed="false"
      aria-label={label}
      title={label}
      className={`toggle-button ${text ? 'toggle-button-text ' : ''}${className}`}
    >
      {icon}
      {text}
    </button>
  );
}
