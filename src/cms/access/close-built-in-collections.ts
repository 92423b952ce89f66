import { type Access, type Endpoint, Forbidden, type SanitizedConfig } from 'payload';
import { editors } from './editors';
import { nobody } from './nobody';
import { isEditor } from './roles';

/** Locks of documents that are being edited, and folders of images. */
const EDITORS_OWN = ['payload-locked-documents', 'payload-folders'];

const ownPreferences: Access = ({ req: { user } }) => isEditor(user) && { 'user.value': { equals: user?.id } };

/** Payload's endpoints for preferences by key ask only whether someone is signed in, and no access rule. */
function forEditors(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    handler: (req) => {
      if (!isEditor(req.user)) throw new Forbidden(req.t);
      return endpoint.handler(req);
    },
  };
}

/** Payload's own collections (preferences, document locks, migrations, …) let any signed-in person in: here only those who use the panel. */
export function closeBuiltInCollections(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.slug.startsWith('payload-')) continue;
    const open = EDITORS_OWN.includes(collection.slug) ? editors : collection.slug === 'payload-preferences' ? ownPreferences : nobody;
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
    if (collection.endpoints) collection.endpoints = collection.endpoints.map(forEditors);
  }
  for (const global of config.globals) {
    if (global.slug.startsWith('payload-')) global.access = { ...global.access, read: nobody, update: nobody, readVersions: nobody };
  }
  return config;
}
