/** A rich text with one paragraph. */
export function richText(text: string) {
  const node = { format: '', indent: 0, version: 1, direction: 'ltr' };
  return {
    root: {
      ...node,
      type: 'root',
      children: [
        {
          ...node,
          type: 'paragraph',
          textFormat: 0,
          children: [{ type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' }],
        },
      ],
    },
  };
}
