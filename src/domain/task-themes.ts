/** What tasks are about, in the order of the page of tasks. */
export const TASK_THEMES = ['text', 'images', 'video', 'sound', 'software', 'knowledge', 'learning', 'office', 'customers'] as const;
export type TaskTheme = (typeof TASK_THEMES)[number];
