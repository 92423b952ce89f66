import { CONSENT_BUTTON } from '@/domain/consent';

/** Opens the question again; `ConsentControl` listens for it. */
export function ConsentButton({ label, className }: { label: string; className: string }) {
  return (
    <button type="button" {...{ [CONSENT_BUTTON]: '' }} data-needs-script className={className}>
      {label}
    </button>
  );
}
