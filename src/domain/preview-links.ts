/** How many days a shared preview link may work. */
export const PREVIEW_LINK_DAYS = [1, 7, 30] as const;

/** Widths at which the panel shows a preview, in CSS pixels. The names are the same in English and Dutch, since Payload shows them as they are. */
export const PREVIEW_SCREENS = [
  { name: 'phone', label: 'Smartphone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Desktop', width: 1280, height: 800 },
];
