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
    <div className="with-aside">
      <div>{header}</div>
      <aside aria-label={title} className={isExtra ? 'max-lg:hidden' : undefined}>
        <div>
          <h2>{title}</h2>
          {aside}
        </div>
      </aside>
      {children && <div>{children}</div>}
    </div>
  );
}
