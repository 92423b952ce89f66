import type { ReactNode } from 'react';

interface Column {
  title: string;
  /** Of every cell in the column. */
  className?: string;
}

interface TableProps {
  /** Names a table that scrolls in a box of limited height. */
  label?: string;
  caption?: string;
  className?: string;
  columns: (string | Column)[];
  /** Cells in the order of the columns. */
  rows: { id: string | number; cells: ReactNode[] }[];
}

/** A column of numbers. */
export const numbers = (title: string): Column => ({ title, className: 'panel-number' });

export function Table({ label, caption, className, columns, rows }: TableProps) {
  const heads = columns.map((column): Column => (typeof column === 'string' ? { title: column } : column));
  const table = (
    <table className={className ? `panel-table ${className}` : 'panel-table'}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head.title} scope="col" className={head.className}>
              {head.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [first, ...others] }) => (
          <tr key={id}>
            <th scope="row">{first}</th>
            {heads.slice(1).map((head, index) => (
              <td key={head.title} className={head.className}>
                {others[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!label) return <div className="panel-wide">{table}</div>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section aria-label={label} className="panel-scroll" tabIndex={0}>
      {table}
    </section>
  );
}
