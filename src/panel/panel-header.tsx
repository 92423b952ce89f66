import type { ReactNode } from 'react';

interface PanelHeaderProps {
  title: string;
  hint?: ReactNode;
  /** Link to the previous view. */
  back?: ReactNode;
  /** Actions at the end. */
  children?: ReactNode;
}

/** Heading of the panel's custom views, except the overview of a tool. */
export function PanelHeader({ title, hint, back, children }: PanelHeaderProps) {
  return (
    <div className="panel-head">
      <div>
        {back}
        <h1>{title}</h1>
        {hint && <p className="panel-hint">{hint}</p>}
      </div>
      {children && <div className="panel-buttons panel-head__actions">{children}</div>}
    </div>
  );
}
