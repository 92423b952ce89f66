/** A view's keyboard shortcuts. */
export function KeyList({ label, keys }: { label: string; keys: (readonly [keys: string, does: string])[] }) {
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
