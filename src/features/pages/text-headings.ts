import { slugify, withSuffix } from '@/domain/slug';
import { plainText } from '@/server/plain-text';

interface EditorState {
  root: { children: { type: string; tag?: string }[] };
}

export interface TextHeading {
  /** For a link to the heading. */
  id: string;
  title: string;
  /** Which child of the text it is. */
  place: number;
}

/** The main headings of a text from the editor, so that a page can list them and link to them. */
export function textHeadings(text: object): TextHeading[] {
  const { root } = text as EditorState;
  const ids = new Set<string>();
  return root.children.flatMap((node, place) => {
    if (node.type !== 'heading' || node.tag !== 'h2') return [];
    const title = plainText({ root: { ...root, children: [node] } });
    if (!title) return [];
    const slug = slugify(title);
    // The prefix keeps the ids apart from those of the page around the text.
    const idOf = (number: number): string => {
      const id = `section-${withSuffix(slug, number)}`;
      return ids.has(id) ? idOf(number + 1) : id;
    };
    const id = idOf(1);
    ids.add(id);
    return [{ id, title, place }];
  });
}
