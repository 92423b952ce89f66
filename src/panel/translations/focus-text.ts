import type { Locale } from '@/domain/locales';
import { partsOf } from './edits';

/** Id of the field of a text, or of the frame around its editor. */
export const fieldId = (path: string, locale: Locale): string => `sheet-${locale}-${path.replace(/\W/g, '-')}`;

/** Puts the cursor into a text. */
export function focusText(path: string, locale: Locale): void {
  const field = document.getElementById(fieldId(path, locale));
  const input = field instanceof HTMLTextAreaElement ? field : field?.querySelector<HTMLElement>('[contenteditable="true"]');
  input?.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
}

/** Puts the cursor into the next text after it that needs something, starting at the top again after the last. */
export function focusNextTodo(): void {
  const todo = [...document.querySelectorAll<HTMLElement>('.sheet__side[data-todo]')];
  const here = document.activeElement;
  const next = todo.find((side) => here && !side.contains(here) && here.compareDocumentPosition(side) & Node.DOCUMENT_POSITION_FOLLOWING) ?? todo[0];
  if (!next?.dataset.todo) return;
  const { path, locale } = partsOf(next.dataset.todo);
  focusText(path, locale);
}

/** Puts the cursor on the result of the last action, or on the link in it. */
export function focusNotice(): void {
  requestAnimationFrame(() => {
    const notice = document.querySelector<HTMLElement>('.sheet__notice');
    (notice?.querySelector<HTMLElement>('a, button') ?? notice)?.focus();
  });
}

export function insertAtCursor(path: string, locale: Locale, text: string): void {
  focusText(path, locale);
  // Deprecated, but the only insertion that the field's own undo knows.
  document.execCommand('insertText', false, text);
}
