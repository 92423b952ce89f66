import { CONSENT_BUTTON } from '@/domain/consent';

/** `ConsentControl` handles it. */
export function ConsentButton({ label, className }: { label: string; className: string }) {
  return (
    <button type="button" {...{ [CONSENT_BUTTON]: '' }} data-needs-script className={className}>
      {label}
    </button>
  );
}
