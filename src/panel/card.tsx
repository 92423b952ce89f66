import type { ReactNode } from 'react';

interface CardProps {
  /** Id of the heading, unique on the page. */
  id: string;
  title: string;
  hint?: ReactNode;
  /** Actions beside the heading. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Card({ id, title, hint, aside, className, children }: CardProps) {
  return (
    <section className={className ? `panel-card ${className}` : 'panel-card'} aria-labelledby={id}>
      <div className="panel-card__head">
        <div>
          <h2 id={id}>{title}</h2>
          {hint && <p className="panel-hint">{hint}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
