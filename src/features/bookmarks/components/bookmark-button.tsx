import { Icon } from '@/ui/icon';
import { ToggleButton } from '@/ui/toggle-button';

interface BookmarkButtonProps {
  tool: number;
  label: string;
  /** Shown next to the icon. */
  text?: string;
}

/** `BookmarkHost` in the layout handles it. */
export function BookmarkButton({ tool, label, text }: BookmarkButtonProps) {
  return <ToggleButton data={{ 'data-bookmark': tool }} label={label} icon={<Icon name="bookmark" className="size-4" />} text={text} />;
}
