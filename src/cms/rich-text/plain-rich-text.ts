import type { Tool } from '@/payload-types';

export type RichText = NonNullable<Tool['description']>;

/** Converts plain paragraphs, separated by blank lines, to rich text. Needs no editor. */
export function plainRichText(text: string): RichText {
  const block = { direction: 'ltr', format: '', indent: 0, version: 1 } as const;
  return {
    root: {
      ...block,
      type: 'root',
      children: text
        .split(/\n{2,}/)
        .filter((paragraph) => paragraph.trim())
        .map((paragraph) => ({
          ...block,
          type: 'paragraph',
          textFormat: 0,
          textStyle: '',
          children: [{ type: 'text', text: paragraph.trim(), detail: 0, format: 0, mode: 'normal', style: '', version: 1 }],
        })),
    },
  };
}
