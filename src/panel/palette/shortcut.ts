/** True for Ctrl+K, or ⌘K; but in rich text the keys insert a link. */
export function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing, target }: KeyboardEvent): boolean {
  const isRichText = target instanceof Element && target.closest('[data-lexical-editor]') !== null;
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey && !isComposing && !isRichText;
}
