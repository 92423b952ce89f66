/** Lifetimes of a shared preview link, in days. */
export const PREVIEW_LINK_DAYS = [1, 7, 30] as const;

/** Preview widths in CSS pixels. Payload shows the names untranslated, so they are the same in both languages. */
export const PREVIEW_SCREENS = [
  { name: 'phone', label: 'Smartphone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Desktop', width: 1280, height: 800 },
] as const;
