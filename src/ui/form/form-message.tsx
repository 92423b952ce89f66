import type { ReactNode } from 'react';

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
