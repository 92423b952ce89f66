import { type CollectionConfig, flattenAllFields, type Plugin } from 'payload';
import { localizedFields } from '@/cms/translations/localized-fields';

const at = (name: string) => `@/panel/publishing/${name}`;

/** Payload's buttons know neither the parts of a document nor what is shared between its languages. */
function withControls(collection: CollectionConfig): CollectionConfig {
  const { admin, versions } = collection;
  if (typeof versions !== 'object' || !versions.drafts) return collection;
  const isTranslated = localizedFields(flattenAllFields({ fields: collection.fields }), undefined).length > 0;
  const edit = {
    ...admin?.components?.edit,
    PublishButton: { path: at('publish-button#PublishButton'), clientProps: { isTranslated } },
    UnpublishButton: at('unpublish-button#UnpublishButton'),
    Status: at('publishing-status#PublishingStatus'),
  };
  return { ...collection, admin: { ...admin, components: { ...admin?.components, edit } } };
}

/** Replaces Payload's controls for publishing in every collection with drafts. */
export const publishingControls: Plugin = (config) => ({ ...config, collections: config.collections?.map(withControls) });
