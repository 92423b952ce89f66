import type { FlattenedField, LabelFunction, SanitizedCollectionConfig, StaticLabel } from 'payload';

/** A field that shows an image of the media library. */
export interface ImageField {
  /** Field names from the top of the document, joined by dots. */
  path: string;
  /** Outermost first, such as "Logo", "Image". */
  labels: (StaticLabel | LabelFunction)[];
}

function imageFieldsOf(fields: FlattenedField[], path: string[] = [], labels: ImageField['labels'] = []): ImageField[] {
  return fields.flatMap((field) => {
    const [ownPath, ownLabels] = [[...path, field.name], 'label' in field && field.label ? [...labels, field.label] : labels];
    if (field.type === 'upload') return [field.relationTo].flat().includes('media') ? [{ path: ownPath.join('.'), labels: ownLabels }] : [];
    return 'flattenedFields' in field ? imageFieldsOf(field.flattenedFields, ownPath, ownLabels) : [];
  });
}

/** All image fields of a collection. */
export const imageFields = ({ flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>): ImageField[] => imageFieldsOf(flattenedFields);

function imagesIn(value: unknown, path: string[]): number[] {
  if (typeof value === 'number') return path.length === 0 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => imagesIn(entry, path));
  const [name, ...rest] = path;
  if (name !== undefined) return imagesIn((value as Record<string, unknown>)[name], rest);
  // Takes one image, or one per language.
  return 'id' in value ? imagesIn(value.id, []) : Object.values(value).flatMap((entry) => imagesIn(entry, []));
}

/** Ids of the images in a field of a document, in every language it was read in. */
export const imagesAt = (doc: unknown, { path }: ImageField): number[] => imagesIn(doc, path.split('.'));
