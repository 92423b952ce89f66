interface EditorState {
  root: { children: object[] };
}

/** The first paragraph of a text from the editor, and what follows it; null when nothing does. */
export function splitAfterFirst(text: object): [first: object, rest: object | null] {
  const { root } = text as EditorState;
  const part = (children: object[]) => ({ ...text, root: { ...root, children } });
  return [part(root.children.slice(0, 1)), root.children.length > 1 ? part(root.children.slice(1)) : null];
}
