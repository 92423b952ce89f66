import type { ReactNode } from 'react';

interface PanelProps {
  id: string;
  title: string;
  intro?: ReactNode;
  /** Of something that cannot be taken back. */
  isDangerous?: boolean;
  children: ReactNode;
}

/** A part of a page that is about one thing to see or to set. */
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
