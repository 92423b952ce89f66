import type { CollectionConfig, Plugin } from 'payload';

const at = (name: string) => ({ Component: `@/panel/versions/${name}` });

/** Payload's views show neither the author of a version nor what changed, and restoring one there says nothing of what is lost. */
function withViews(collection: CollectionConfig): CollectionConfig {
  const { admin, versions } = collection;
  if (typeof versions !== 'object' || !versions.drafts) return collection;
  const { views, ...components } = admin?.components ?? {};
  const edit = { ...views?.edit, versions: at('history-view#HistoryView'), version: at('version-view#VersionView') };
  return { ...collection, admin: { ...admin, components: { ...components, views: { ...views, edit: edit as never } } } };
}

/** Replaces Payload's list of versions and its comparison in every collection with drafts. */
export const versionViews: Plugin = (config) => ({ ...config, collections: config.collections?.map(withViews) });
