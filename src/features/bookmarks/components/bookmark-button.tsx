import type { ReactNode } from 'react';
import { ToggleButton } from '@/ui/toggle-button';

interface BookmarkButtonProps {
  tool: number;
  label: string;
  icon: ReactNode;
  /** Shown beside the icon, where there is room. */
  text?: string;
}

/** Bookmarks a tool; the keeper of bookmarks in the layout listens to it. */
export function BookmarkButton({ tool, label, icon, text }: BookmarkButtonProps) {
  return <ToggleButton data={{ 'data-bookmark': tool }} label={label} icon={icon} text={text} className={text ? undefined : '-mr-2 -mt-1.5'} />;
}
