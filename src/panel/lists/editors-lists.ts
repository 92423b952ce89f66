import { type CollectionConfig, flattenAllFields, type Plugin } from 'payload';
import { localizedFields } from '@/cms/translations/localized-fields';

const ROWS = { defaultLimit: 25, limits: [10, 25, 50, 100] };

const withRows = ({ admin, ...collection }: CollectionConfig): CollectionConfig => ({ ...collection, admin: { pagination: ROWS, ...admin } });

const withViews = ({ admin, ...collection }: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: { ...admin, enableListViewSelectAPI: true, components: { ...admin?.components, beforeListTable: ['@/panel/lists/list-views#ListViews'] } },
});

const withStatus = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: [
    ...collection.fields,
    {
      name: 'languageStatus',
      type: 'ui',
      label: { en: 'Status by language', nl: 'Status per taal' },
      admin: { disableBulkEdit: true, components: { Cell: '@/panel/lists/language-status-cell#LanguageStatusCell' } },
    },
  ],
});

/** Gives lists 25 rows, those of collections with drafts saved views and only the columns they show, and those with localized texts the column `languageStatus`. */
export const editorsLists: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const listed = withRows(collection);
    const { versions } = collection;
    if (typeof versions !== 'object' || !versions.drafts) return listed;
    const isTranslated = localizedFields(flattenAllFields({ fields: collection.fields }), undefined).length > 0;
    return withViews(isTranslated ? withStatus(listed) : listed);
  }),
});
