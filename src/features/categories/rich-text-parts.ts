interface EditorState {
  root: { children: { type?: string }[] };
}

/** Splits rich text after its first paragraph; the rest is null if empty. */
export function splitAfterFirst(text: object): [first: object, rest: object | null] {
  const { root } = text as EditorState;
  const end = root.children.findIndex(({ type }) => type === 'paragraph') + 1 || root.children.length;
  const part = (children: object[]) => ({ ...text, root: { ...root, children } });
  return [part(root.children.slice(0, end)), root.children.length > end ? part(root.children.slice(end)) : null];
}
