import type { ReactNode } from 'react';

interface CardGridProps<Item> {
  items: Item[];
  /** The card of an item. */
  children: (item: Item) => ReactNode;
  className?: string;
}

/** Cards as a list, in columns. */
export function CardGrid<Item extends { id: number }>({ items, children, className = '' }: CardGridProps<Item>) {
  return (
    <ul className={`grid gap-4 sm:grid-cols-2 md:grid-cols-3 ${className}`}>
      {items.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
    </ul>
  );
}
