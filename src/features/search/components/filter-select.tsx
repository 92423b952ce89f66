'use client';

interface FilterSelectProps {
  name: string;
  label: string;
  /** Chosen first: no filter. */
  any: string;
  /** Value and text with its number of results. */
  options: [value: string, text: string][];
  value: string;
}

/** One value of many. Rendered in the browser too, since the options are smaller than their markup. */
export function FilterSelect({ name, label, any, options, value }: FilterSelectProps) {
  return (
    <label className="grid gap-1 px-2 text-sm">
      <span className="text-muted">{label}</span>
      <select name={name} defaultValue={value} className="min-h-11 w-full rounded-control border border-line-strong bg-surface px-3 text-text">
        <option value="">{any}</option>
        {options.map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
