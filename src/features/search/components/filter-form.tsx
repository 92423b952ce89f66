'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useTransition } from 'react';
import { FILTER_PARAMS, filteredToolsPath, parseToolFilters } from '@/domain/tool/filters';
import { ONE_PERSON } from '@/domain/tool/team';

/** The plain and the filtered list are two pages, so the first choice replaces the form. The new one restores what was focused and open. */
let leftBehind: { name: string; value: string; isSheetOpen: boolean } | null = null;

interface FilterFormProps {
  id: string;
  /** Path of the list with language prefix. */
  action: string;
  /** The results element, `aria-busy` while they change. */
  resultsId: string;
  /** The sheet to close on submit. */
  sheetId: string;
  /** Value of the sort field. */
  sort: string;
  /** Identifies the filters shown; when it changes, the fields are reset. */
  state: string;
  className?: string;
  children: ReactNode;
}

/** A plain GET form; with scripts each change applies at once. */
export function FilterForm({ id, action, resultsId, sheetId, sort, state, className, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  const apply = useCallback(() => {
    if (!form.current) return;
    const data = new FormData(form.current);
    const params = Object.fromEntries(FILTER_PARAMS.map((name) => [name, data.getAll(name).filter((value) => typeof value === 'string')]));
    const query = filteredToolsPath(parseToolFilters({ ...params, p: undefined })).split('?')[1];
    startTransition(() => router.push(query ? `${action}?${query}` : action, { scroll: false }));
  }, [action, router]);

  // The sort field belongs to the form but is outside of it, so changes are heard on the document.
  useEffect(() => {
    const onChange = (event: Event) => {
      const field = event.target;
      const isFilter = field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type !== 'search');
      if (!isFilter || field.form !== form.current) return;
      leftBehind = { name: field.name, value: field.value, isSheetOpen: document.getElementById(sheetId)?.matches(':popover-open') ?? false };
      apply();
    };
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, [apply, sheetId]);

  useEffect(() => {
    const left = leftBehind;
    leftBehind = null;
    if (!left || document.activeElement !== document.body) return;
    if (left.isSheetOpen) document.getElementById(sheetId)?.showPopover?.();
    const fields = [...(form.current?.elements ?? [])].filter((field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement);
    const field = fields.find(({ name, value }) => name === left.name && (name === 'sort' || value === left.value));
    field?.focus({ preventScroll: true });
  }, [sheetId]);

  useEffect(() => {
    document.getElementById(resultsId)?.setAttribute('aria-busy', String(isPending));
  }, [isPending, resultsId]);

  // Back and forward change the filters of the same form: reset the fields, preserving the focus.
  useEffect(() => {
    form.current?.reset();
    // React doesn't renew what a select is reset to.
    const chosen = Object.fromEntries(new URLSearchParams(state.split('?')[1]));
    const shown: Record<string, string | number> = { ...ONE_PERSON, ...chosen, sort };
    for (const field of form.current?.elements ?? []) if (field instanceof HTMLSelectElement) field.value = String(shown[field.name] ?? '');
  }, [state, sort]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    document.getElementById(sheetId)?.hidePopover?.();
    apply();
  };
  return (
    <form ref={form} id={id} action={action} method="get" onSubmit={submit} className={className}>
      {children}
    </form>
  );
}
