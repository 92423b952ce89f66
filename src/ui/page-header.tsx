import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  intro?: ReactNode;
  children?: ReactNode;
}

export function PageHeader({ title, intro, children }: PageHeaderProps) {
  return (
    <header className="page-header">
      <h1>{title}</h1>
      {intro && <div className="page-intro">{intro}</div>}
      {children}
    </header>
  );
}
