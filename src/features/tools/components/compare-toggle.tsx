import { Icon } from '@/ui/icon';
import { ToggleButton } from '@/ui/toggle-button';

interface CompareToggleProps {
  slug: string;
  name: string;
  label: string;
  /** Text beside the icon. */
  text?: string;
}

/** Adds a tool to the comparison or removes it; handled by the compare bar. */
export function CompareToggle({ slug, name, label, text }: CompareToggleProps) {
  return (
    <ToggleButton data={{ 'data-compare': slug, 'data-name': name }} label={label} icon={<Icon name="scale" className="size-4" />} text={text} />
  );
}
