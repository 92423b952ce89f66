interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: (readonly [value: Value, label: string])[];
  onChange: (value: Value) => void;
}

export function SelectField<Value extends string>({ label, value, options, onChange }: SelectFieldProps<Value>) {
  return (
    <label className="panel-field">
      {label}
      <select className="panel-input" value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
