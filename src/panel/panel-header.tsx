import type { ReactNode } from 'react';

interface PanelHeaderProps {
  title: string;
  hint?: ReactNode;
  /** Where one came from. */
  back?: ReactNode;
  /** What can be done from here. */
  children?: ReactNode;
}

/** The top of the panel's own views; that of a tool also has a logo and badges. */
export function PanelHeader({ title, hint, back, children }: PanelHeaderProps) {
  return (
    <div className="panel-head">
      <div>
        {back}
        <h1>{title}</h1>
        {hint && <p className="panel-hint">{hint}</p>}
      </div>
      {children}
    </div>
  );
}
