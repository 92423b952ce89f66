import type { ReactNode } from 'react';

interface CardGridProps<Item> {
  items: Item[];
  /** The card of an item. */
  children: (item: Item) => ReactNode;
  /** Tailwind classes for the number of columns. */
  columns?: string;
  className?: string;
}

/** Cards as a list, in columns. */
export function CardGrid<Item extends { id: number }>({
  items,
  children,
  columns = 'sm:grid-cols-2 md:grid-cols-3',
  className = '',
}: CardGridProps<Item>) {
  return (
    <ul className={`grid gap-4 ${columns} ${className}`}>
      {items.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
    </ul>
  );
}
