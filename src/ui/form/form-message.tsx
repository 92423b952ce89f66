import type { ReactNode, Ref } from 'react';
import { buttonStyles } from '../button-styles';

/** The result of submitting a form: announced, and focused when no field is invalid. */
export function FormMessage({ kind, children }: { kind: 'bad' | 'good'; children: ReactNode }) {
  if (!children) return null;
  return (
    <div
      role={kind === 'bad' ? 'alert' : 'status'}
      data-form-message=""
      tabIndex={-1}
      className={`rounded-control border-l-4 p-4 text-sm font-medium ${kind === 'bad' ? 'border-bad bg-bad-soft' : 'border-good bg-good-soft'}`}
    >
      {children}
    </div>
  );
}

interface FormDoneProps {
  ref: Ref<HTMLDivElement>;
  message: string | undefined;
  /** What happens now. */
  next?: string;
  /** The button that shows the form again. */
  again?: { label: string; onClick: () => void };
}

/** Replaces a form that was sent. */
export function FormDone({ ref, message, next, again }: FormDoneProps) {
  return (
    <div ref={ref}>
      <FormMessage kind="good">
        <p className="text-base font-bold">{message}</p>
        {next && <p className="mt-1 font-normal">{next}</p>}
      </FormMessage>
      {again && (
        <button type="button" onClick={again.onClick} data-needs-script="" className={`mt-5 ${buttonStyles('secondary')}`}>
          {again.label}
        </button>
      )}
    </div>
  );
}

export function SubmitButton({ isPending, texts, className }: { isPending: boolean; texts: { send: string; sending: string }; className?: string }) {
  return (
    <button type="submit" disabled={isPending} className={className ? `${className} ${buttonStyles('primary')}` : buttonStyles('primary')}>
      {isPending ? texts.sending : texts.send}
    </button>
  );
}
