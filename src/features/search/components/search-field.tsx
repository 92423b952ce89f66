import { buttonStyles } from '@/ui/button-styles';
import { Icon } from '@/ui/icon';

interface SearchFieldProps {
  /** Address of the results with language prefix. */
  action: string;
  label: string;
  button: string;
  /** The form it belongs to when it stands outside one. */
  form?: string;
  defaultValue?: string;
  maxLength: number;
}

/** A field and a button to search with: a form of its own, or a part of another. */
export function SearchField({ action, label, button, form, defaultValue, maxLength }: SearchFieldProps) {
  const field = (
    <div className="flex w-full gap-2">
      <label className="relative min-w-0 flex-1">
        <span className="sr-only">{label}</span>
        <span className="pointer-events-none absolute inset-y-0 left-4 flex items-center text-muted">
          <Icon name="search" />
        </span>
        <input
          type="search"
          name="q"
          form={form}
          defaultValue={defaultValue}
          maxLength={maxLength}
          placeholder={label}
          autoComplete="off"
          className="min-h-12 w-full rounded-control border border-line-strong bg-surface pl-12 pr-4 text-base placeholder:text-muted"
        />
      </label>
      <button type="submit" form={form} className={`${buttonStyles('primary')} min-h-12`}>
        {button}
      </button>
    </div>
  );
  if (form) return field;
  return (
    <search>
      <form action={action} method="get">
        {field}
      </form>
    </search>
  );
}
