import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  intro?: ReactNode;
  children?: ReactNode;
}

export function PageHeader({ title, intro, children }: PageHeaderProps) {
  return (
    <header className="mb-8 md:mb-10">
      <h1 className="text-3xl font-bold">{title}</h1>
      {intro && <div className="mt-3 max-w-[62ch] text-lg text-muted">{intro}</div>}
      {children}
    </header>
  );
}
