import { type Access, type Endpoint, Forbidden, type SanitizedConfig } from 'payload';
import { isEditor } from './roles';
import { editors, nobody } from './rules';

/** Document locks and image folders. */
const EDITORS_OWN = ['payload-locked-documents', 'payload-folders'];

const ownPreferences: Access = ({ req: { user } }) => isEditor(user) && { 'user.value': { equals: user?.id } };

/** Payload's endpoints for single preferences check only that the caller is signed in, not the access rules. */
function forEditors(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    handler: (req) => {
      if (!isEditor(req.user)) throw new Forbidden(req.t);
      return endpoint.handler(req);
    },
  };
}

/** Payload opens its own collections (preferences, document locks, migrations, …) to everyone signed in; here only panel users get in. */
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
