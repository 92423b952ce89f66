import type { ReactNode } from 'react';

interface TableProps {
  /** Names a table that scrolls in a box of limited height. */
  label?: string;
  columns: string[];
  /** Cells in the order of the columns. */
  rows: { id: string | number; cells: ReactNode[] }[];
}

export function Table({ label, columns, rows }: TableProps) {
  const table = (
    <table className="panel-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column} scope="row">
                  {cells[index]}
                </th>
              ) : (
                <td key={column}>{cells[index]}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return label ? <ScrollArea label={label}>{table}</ScrollArea> : <div className="panel-wide">{table}</div>;
}

export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section aria-label={label} className="panel-scroll" tabIndex={0}>
      {children}
    </section>
  );
}
