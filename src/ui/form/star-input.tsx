import { symbolUrl } from '../icon';
import { FieldError } from './field';

interface StarInputProps {
  id: string;
  name: string;
  legend: string;
  /** Names of one to five stars, such as "4 out of 5". */
  labels: readonly string[];
  /** Label of "no rating". */
  none: string;
  defaultValue?: string;
  error?: string;
}

/** One to five stars as radio buttons; works without scripts. */
export function StarInput({ id, name, legend, labels, none, defaultValue = '', error }: StarInputProps) {
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2"
    >
      <legend className="float-left text-sm font-medium">{legend}</legend>
      <div className="flex items-center max-sm:w-full">
        <label className="cursor-pointer max-sm:order-last">
          <input type="radio" name={name} value="" defaultChecked={defaultValue === ''} className="sr-only" data-field="ratings" />
          <span className="star-input__none inline-flex min-h-11 items-center rounded-control px-2 text-xs text-muted">{none}</span>
        </label>
        {labels.map((label, index) => (
          <label key={label} className="star-input__star" title={label}>
            <input
              type="radio"
              name={name}
              value={index + 1}
              defaultChecked={defaultValue === String(index + 1)}
              className="sr-only"
              data-field="ratings"
            />
            <span className="sr-only">{label}</span>
            <span>
              <svg aria-hidden="true">
                <use href={symbolUrl('star-filled')} />
              </svg>
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
