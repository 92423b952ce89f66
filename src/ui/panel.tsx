import type { ReactNode } from 'react';

interface PanelProps {
  id: string;
  title: string;
  intro?: ReactNode;
  /** Styles an irreversible action. */
  isDangerous?: boolean;
  children: ReactNode;
}

export function Panel({ id, title, intro, isDangerous, children }: PanelProps) {
  return (
    <section aria-labelledby={id} className={`rounded-card border bg-surface p-5 sm:p-6 ${isDangerous ? 'border-bad' : 'border-line'}`}>
      <h2 id={id} className="scroll-mt-24 text-lg font-bold">
        {title}
      </h2>
      {intro && <p className="mt-1 max-w-[62ch] text-sm text-muted">{intro}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
