import type { Access, SanitizedConfig } from 'payload';
import { editors } from './editors';
import { nobody } from './nobody';
import { isEditor } from './roles';

const ownPreferences: Access = ({ req: { user } }) => isEditor(user) && { 'user.value': { equals: user?.id } };

/** Payload's own collections (preferences, document locks, migrations, …) let any signed-in person in: here only those who use the panel. */
export function closeBuiltInCollections(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.slug.startsWith('payload-')) continue;
    const open = collection.slug === 'payload-locked-documents' ? editors : collection.slug === 'payload-preferences' ? ownPreferences : nobody;
    collection.access = {
      ...collection.access,
      create: open === ownPreferences ? editors : open,
      read: open,
      update: open,
      delete: open,
      readVersions: nobody,
      unlock: nobody,
      admin: editors,
    };
  }
  return config;
}
