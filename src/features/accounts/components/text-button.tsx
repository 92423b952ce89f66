import type { ReactNode } from 'react';

export function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className="inline-flex min-h-11 items-center rounded-control text-left text-sm font-semibold text-link">
      {children}
    </button>
  );
}
