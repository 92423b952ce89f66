import type { ReactNode } from 'react';
import { ToggleButton } from '@/ui/toggle-button';

interface BookmarkButtonProps {
  tool: number;
  label: string;
  icon: ReactNode;
  /** Shown next to the icon. */
  text?: string;
}

/** `BookmarkHost` in the layout handles it. */
export function BookmarkButton({ tool, label, icon, text }: BookmarkButtonProps) {
  return <ToggleButton data={{ 'data-bookmark': tool }} label={label} icon={icon} text={text} className={text ? undefined : '-mr-2 -mt-1.5'} />;
}
