import type { CollectionConfig, GlobalConfig, Plugin } from 'payload';
import { localizedFields } from '@/cms/translations/localized-fields';

const STATUS = '@/panel/translations/translation-status#TranslationStatus';

const isTranslated = ({ fields }: CollectionConfig | GlobalConfig): boolean => localizedFields(fields, undefined).length > 0;

function onCollection(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection;
  const edit = admin?.components?.edit;
  const before = [...(edit?.beforeDocumentControls ?? []), STATUS];
  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, edit: { ...edit, beforeDocumentControls: before } } },
  };
}

function onGlobal(global: GlobalConfig): GlobalConfig {
  const { admin } = global;
  const elements = admin?.components?.elements;
  const before = [...(elements?.beforeDocumentControls ?? []), STATUS];
  return {
    ...global,
    admin: { ...admin, components: { ...admin?.components, elements: { ...elements, beforeDocumentControls: before } } },
  };
}

/** Shows on the page of everything with texts in several languages what its translation lacks. */
export const showTranslationStatus: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => (isTranslated(collection) ? onCollection(collection) : collection)),
  globals: config.globals?.map((global) => (isTranslated(global) ? onGlobal(global) : global)),
});
