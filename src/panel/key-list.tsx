interface KeyListProps {
  label: string;
  /** What is pressed and what it does. */
  keys: (readonly [keys: string, does: string])[];
}

/** The keys that a view listens to. */
export function KeyList({ label, keys }: KeyListProps) {
  return (
    <dl className="panel-keys" aria-label={label}>
      {keys.map(([pressed, does]) => (
        <div key={pressed}>
          <dt>
            <kbd>{pressed}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
