import { buttonStyles } from '@/ui/button-styles';
import { Icon } from '@/ui/icon';

/** Visible only while the browser offers installation; `install-prompt.ts` handles clicks. */
export function InstallButton({ label, className = '' }: { label: string; className?: string }) {
  return (
    <div className={`install ${className}`}>
      <button type="button" data-install="" className={buttonStyles('secondary')}>
        <Icon name="download" className="size-4" />
        {label}
      </button>
    </div>
  );
}
