import type { ReactNode } from 'react';

interface WithAsideProps {
  /** On phones the aside follows it. */
  header: ReactNode;
  /** A card next to the text. */
  aside: ReactNode;
  /** Heading of the aside. */
  title: string;
  /** Hides the aside where it wouldn't fit next to the text, because its content is repeated elsewhere. */
  isExtra?: boolean;
  children?: ReactNode;
}

/** A page about one thing: text in a reading column with facts beside it. */
export function WithAside({ header, aside, title, isExtra, children }: WithAsideProps) {
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:gap-y-0 xl:grid-cols-[minmax(0,66rem)_24rem] xl:justify-between">
      <div className="min-w-0 lg:col-start-1">{header}</div>
      <aside aria-label={title} className={`min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 ${isExtra ? 'max-lg:hidden' : ''}`}>
        <div className="rounded-card border border-line bg-surface p-6 lg:top-24 lg:tall:sticky">
          <h2 className="mb-4 text-sm font-semibold">{title}</h2>
          {aside}
        </div>
      </aside>
      {children && <div className="min-w-0 lg:col-start-1">{children}</div>}
    </div>
  );
}
