import type { CollectionConfig, SanitizedConfig } from 'payload';
import { overrideFields } from '../../fields/override-fields';

const FOLDER = { en: 'In folder', nl: 'In map' };

/** Labels Payload's image folders in both panel languages. */
export const nameFolders = ({ collection }: { collection: Omit<CollectionConfig, 'trash'> }): Omit<CollectionConfig, 'trash'> => ({
  ...collection,
  labels: { singular: { en: 'Folder', nl: 'Map' }, plural: { en: 'Folders', nl: 'Mappen' } },
  fields: overrideFields(collection.fields, { name: { label: { en: 'Name', nl: 'Naam' } }, folder: { label: FOLDER } }),
});

/** Labels the folder field that Payload adds to images. */
export function nameFolderField(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections) {
    for (const field of fields) if (field.type === 'relationship' && field.name === 'folder') field.label = FOLDER;
  }
  return config;
}
