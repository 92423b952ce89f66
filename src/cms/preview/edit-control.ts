import type { CollectionConfig } from 'payload';

/** Adds a component beside the buttons of a collection's edit view. */
export function withEditControl(collection: CollectionConfig, component: string): CollectionConfig {
  const { admin } = collection;
  const edit = admin?.components?.edit;
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), component];
  return { ...collection, admin: { ...admin, components: { ...admin?.components, edit: { ...edit, beforeDocumentControls } } } };
}
