interface SkeletonProps {
  label: string;
  rows: number;
  /** Class of one row. */
  className?: string;
  /** Class of the list. */
  listClassName?: string;
}

export function Skeleton({ label, rows, className = 'h-12', listClassName = 'grid gap-3' }: SkeletonProps) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className={listClassName}>
        {Array.from({ length: rows }, (_, row) => (
          <span key={String(row)} className={`block rounded-card bg-sunken motion-safe:animate-pulse ${className}`} />
        ))}
      </div>
    </div>
  );
}
