import type { CollectionConfig } from 'payload';

interface EditControls {
  /** Components beside the buttons of the edit view. */
  beforeDocumentControls?: string[];
  /** Components at the end of its menu. */
  editMenuItems?: string[];
}

/** Adds components to a collection's edit view. */
export function withEditControls(collection: CollectionConfig, added: EditControls): CollectionConfig {
  const { admin } = collection;
  const edit = admin?.components?.edit;
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), ...(added.beforeDocumentControls ?? [])];
  const editMenuItems = [...(edit?.editMenuItems ?? []), ...(added.editMenuItems ?? [])];
  return { ...collection, admin: { ...admin, components: { ...admin?.components, edit: { ...edit, beforeDocumentControls, editMenuItems } } } };
}
