import type { Access, CollectionConfig } from 'payload';
import { editors } from './editors';
import { nobody } from './nobody';

/** Editors write and see the history; the public reads what `read` allows. */
export function contentAccess(
  read: Access,
): Required<Pick<NonNullable<CollectionConfig['access']>, 'create' | 'read' | 'update' | 'delete' | 'readVersions' | 'unlock' | 'admin'>> {
  return { create: editors, read, update: editors, delete: editors, readVersions: editors, unlock: nobody, admin: editors };
}
