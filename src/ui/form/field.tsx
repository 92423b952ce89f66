import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';

interface FieldProps {
  /** Unique on the page; label, hint and error refer to it. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Shown next to the label of optional fields. */
  optional?: string;
}

const describedBy = ({ id, hint, error }: FieldProps) =>
  [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined;

const controlProps = (field: FieldProps) => ({
  id: field.id,
  'aria-invalid': field.error ? true : undefined,
  'aria-describedby': describedBy(field),
});

function Frame({ field, children }: { field: FieldProps; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={field.id} className="mb-1.5 block text-sm font-semibold">
        {field.label}
        {field.optional && <span className="font-normal text-muted"> ({field.optional})</span>}
      </label>
      {children}
      {field.hint && (
        <p id={`${field.id}-hint`} className="mt-1.5 text-xs text-muted">
          {field.hint}
        </p>
      )}
      {field.error && <FieldError id={`${field.id}-error`}>{field.error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 text-sm font-medium text-bad">
      {children}
    </p>
  );
}

type Own<Attributes> = FieldProps & Omit<Attributes, keyof FieldProps | 'className'>;

export function TextField({ id, label, hint, error, optional, ...input }: Own<InputHTMLAttributes<HTMLInputElement>>) {
  const field = { id, label, hint, error, optional };
  return (
    <Frame field={field}>
      <input type="text" {...input} {...controlProps(field)} className="control h-11" />
    </Frame>
  );
}

export function TextArea({ id, label, hint, error, optional, ...area }: Own<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const field = { id, label, hint, error, optional };
  return (
    <Frame field={field}>
      <textarea rows={5} {...area} {...controlProps(field)} className="control py-2.5 leading-relaxed" />
    </Frame>
  );
}

export function SelectField({ id, label, hint, error, optional, children, ...select }: Own<SelectHTMLAttributes<HTMLSelectElement>>) {
  const field = { id, label, hint, error, optional };
  return (
    <Frame field={field}>
      <select {...select} {...controlProps(field)} className="control h-11">
        {children}
      </select>
    </Frame>
  );
}

export function CheckField({
  id,
  label,
  ...input
}: { id: string; label: ReactNode } & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>) {
  return (
    <label htmlFor={id} className="check">
      <input id={id} type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  );
}
