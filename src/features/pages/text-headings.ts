import { slugify, withSuffix } from '@/domain/slug';
import { plainText } from '@/server/plain-text';

interface EditorState {
  root: { children: { type: string; tag?: string }[] };
}

export interface TextHeading {
  id: string;
  title: string;
  /** Index among the text's children. */
  place: number;
}

/** Main headings of a rich text. */
export function textHeadings(text: object): TextHeading[] {
  const { root } = text as EditorState;
  const ids = new Set<string>();
  return root.children.flatMap((node, place) => {
    if (node.type !== 'heading' || node.tag !== 'h2') return [];
    const title = plainText({ root: { ...root, children: [node] } });
    if (!title) return [];
    const slug = slugify(title);
    // The prefix avoids clashes with ids of the page.
    const idOf = (number: number): string => {
      const id = `section-${withSuffix(slug, number)}`;
      return ids.has(id) ? idOf(number + 1) : id;
    };
    const id = idOf(1);
    ids.add(id);
    return [{ id, title, place }];
  });
}
