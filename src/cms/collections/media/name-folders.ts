import type { CollectionConfig, Field, SanitizedConfig } from 'payload';

const LABELS: Record<string, { en: string; nl: string }> = {
  name: { en: 'Name', nl: 'Naam' },
  folder: { en: 'In folder', nl: 'In map' },
};

const labelled = (field: Field): Field => ('name' in field && LABELS[field.name] ? ({ ...field, label: LABELS[field.name] } as Field) : field);

/** Labels Payload's image folders in both panel languages. */
export const nameFolders = ({ collection }: { collection: Omit<CollectionConfig, 'trash'> }): Omit<CollectionConfig, 'trash'> => ({
  ...collection,
  labels: { singular: { en: 'Folder', nl: 'Map' }, plural: { en: 'Folders', nl: 'Mappen' } },
  fields: collection.fields.map(labelled),
});

/** Labels the folder field that Payload adds to images. */
export function nameFolderField(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections) {
    for (const field of fields) if (field.type === 'relationship' && field.name === 'folder') field.label = LABELS.folder;
  }
  return config;
}
