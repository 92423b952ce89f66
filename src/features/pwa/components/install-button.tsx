import { buttonStyles } from '@/ui/button-styles';
import { Icon } from '@/ui/icon';

/** Installs the site as an app. Only there while the browser offers that; its click is handled by `install-prompt.ts`. */
export function InstallButton({ label, className = '' }: { label: string; className?: string }) {
  return (
    <div className={`hidden [[data-installable]_&]:block ${className}`}>
      <button type="button" data-install="" className={buttonStyles('secondary')}>
        <Icon name="download" className="size-4" />
        {label}
      </button>
    </div>
  );
}
