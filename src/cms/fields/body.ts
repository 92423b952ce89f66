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

/** The editor of every text with paragraphs: what the site renders, and nothing it does not. */
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

/** A localized rich text field. */
export function bodyField(
  field: Pick<RichTextField, 'name' | 'label'> & Partial<Pick<RichTextField, 'required' | 'admin' | 'access'>>,
): RichTextField {
  return { ...field, type: 'richText', localized: true, editor: bodyEditor };
}
