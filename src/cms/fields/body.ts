import {
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import type { RichTextField } from 'payload';

/** Editor for rich text, with exactly the features that the site renders. */
export const bodyEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    LinkFeature({ enabledCollections: [] }),
    OrderedListFeature(),
    UnorderedListFeature(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
});

export function bodyField(
  field: Pick<RichTextField, 'name' | 'label'> & Partial<Pick<RichTextField, 'required' | 'admin' | 'access'>>,
): RichTextField {
  return { ...field, type: 'richText', localized: true, editor: bodyEditor };
}
