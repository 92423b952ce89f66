interface SkeletonProps {
  label: string;
  rows: number;
  /** Of one row. */
  className?: string;
  /** Of what lies around them. */
  listClassName?: string;
}

/** Stands where something is about to appear. */
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
