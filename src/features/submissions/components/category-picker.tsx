'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { fold } from '@/domain/fold';
import { CheckField, FieldError } from '@/ui/form/field';
import { Icon } from '@/ui/icon';
import type { ToolFormTexts } from '../tool-form-texts';

interface CategoryPickerProps {
  categories: { id: number; name: string }[];
  /** Ids. */
  chosen: string[];
  error: string | undefined;
  texts: ToolFormTexts;
}

/** Checkboxes; with scripts, those that match what is typed, and above them the chosen ones. */
export function CategoryPicker({ categories, chosen: initial, error, texts }: CategoryPickerProps) {
  const [isFilterable, setFilterable] = useState(false);
  const [wanted, setWanted] = useState('');
  const [chosen, setChosen] = useState(initial);
  const filter = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => setFilterable(true), []);

  const words = fold(wanted.trim());
  const isMatch = ({ name }: { name: string }) => fold(name).includes(words);
  const matches = categories.filter(isMatch).length;
  const boxes = () => [...(list.current?.querySelectorAll<HTMLInputElement>('input') ?? [])];
  const readChosen = () => setChosen(boxes().flatMap((box) => (box.checked ? box.value : [])));
  const onKeyDown = (event: KeyboardEvent) => {
    const first = boxes().find((box) => box.offsetParent !== null);
    if (event.key === 'Enter') {
      // Not the form's next step.
      event.preventDefault();
      if (!words) return;
      first?.click();
      setWanted('');
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      first?.focus();
    } else if (event.key === 'Escape' && wanted) {
      event.preventDefault();
      event.stopPropagation();
      setWanted('');
    }
  };
  const remove = (id: string) => {
    // A click saves the draft as well.
    boxes()
      .find(({ value }) => value === id)
      ?.click();
    filter.current?.focus();
  };

  return (
    <fieldset aria-describedby={`tool-categories-hint${error ? ' tool-categories-error' : ''}`}>
      <legend className="text-sm font-semibold">{texts.categories}</legend>
      <p id="tool-categories-hint" className="text-xs text-muted">
        {texts.categoriesHint}
      </p>
      {isFilterable && (
        <>
          {chosen.length > 0 && (
            <ul aria-label={texts.categoriesChosen} className="mt-2 flex flex-wrap gap-2">
              {categories
                .filter(({ id }) => chosen.includes(String(id)))
                .map(({ id, name }) => (
                  <li key={id}>
                    <button
                      type="button"
                      aria-label={texts.categoryRemove.replace('{name}', name)}
                      onClick={() => remove(String(id))}
                      className="chip min-h-9 gap-1.5"
                    >
                      {name}
                      <Icon name="x" className="size-4" />
                    </button>
                  </li>
                ))}
            </ul>
          )}
          <input
            ref={filter}
            type="search"
            aria-label={texts.categoriesFilter}
            placeholder={texts.categoriesFilter}
            autoComplete="off"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
            onKeyDown={onKeyDown}
            className="control mt-2 h-11"
          />
          <p role="status" className={matches === 0 ? 'mt-2 text-sm text-muted' : 'sr-only'}>
            {words && (matches === 0 ? texts.categoriesNone : texts.categoriesFound.replace('{count}', String(matches)))}
          </p>
        </>
      )}
      <div
        ref={list}
        onChange={readChosen}
        className={
          isFilterable
            ? `mt-2 grid max-h-60 gap-x-4 overflow-y-auto rounded-control border px-3 sm:grid-cols-2 ${error ? 'border-bad' : 'border-line'}`
            : 'mt-1 grid gap-x-4 sm:grid-cols-2'
        }
      >
        {categories.map((category) => (
          <div key={category.id} hidden={!isMatch(category)}>
            <CheckField
              id={`tool-category-${category.id}`}
              name="categories"
              value={category.id}
              label={category.name}
              defaultChecked={initial.includes(String(category.id))}
            />
          </div>
        ))}
      </div>
      {error && <FieldError id="tool-categories-error">{error}</FieldError>}
    </fieldset>
  );
}
