import { type CollectionConfig, type CustomComponent, flattenAllFields, type GlobalConfig, type Plugin } from 'payload';
import { localizedFields } from '@/cms/translations/localized-fields';

const STATUS = '@/panel/translations/translation-status#TranslationStatus';

const isTranslated = ({ fields }: CollectionConfig | GlobalConfig): boolean => localizedFields(flattenAllFields({ fields }), undefined).length > 0;

const withStatus = <T extends { beforeDocumentControls?: CustomComponent[] }>(controls: T | undefined) => ({
  ...controls,
  beforeDocumentControls: [...(controls?.beforeDocumentControls ?? []), STATUS],
});

function onCollection(collection: CollectionConfig): CollectionConfig {
  const { components } = collection.admin ?? {};
  return { ...collection, admin: { ...collection.admin, components: { ...components, edit: withStatus(components?.edit) } } };
}

function onGlobal(global: GlobalConfig): GlobalConfig {
  const { components } = global.admin ?? {};
  return { ...global, admin: { ...global.admin, components: { ...components, elements: withStatus(components?.elements) } } };
}

/** Adds the translation status to the edit page of every collection and global with localized texts. */
export const showTranslationStatus: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => (isTranslated(collection) ? onCollection(collection) : collection)),
  globals: config.globals?.map((global) => (isTranslated(global) ? onGlobal(global) : global)),
});
