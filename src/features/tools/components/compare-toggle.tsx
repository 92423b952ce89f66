import type { ReactNode } from 'react';
import { ToggleButton } from '@/ui/toggle-button';

interface CompareToggleProps {
  slug: string;
  name: string;
  label: string;
  icon: ReactNode;
  /** Text beside the icon. */
  text?: string;
}

/** Adds a tool to the comparison or removes it; handled by the compare bar. */
export function CompareToggle({ slug, name, label, icon, text }: CompareToggleProps) {
  return (
    <ToggleButton
      data={{ 'data-compare': slug, 'data-name': name }}
      label={label}
      icon={icon}
      text={text}
      className={text ? undefined : '-my-1.5 -mr-2'}
    />
  );
}
