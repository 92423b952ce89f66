import type { BeforeListTableServerProps } from 'payload';
import { languageName } from '@/domain/locales';
import { panelTexts } from '../texts';

import { ViewLinks } from './view-links';
import { builtInViews, readOwnViews, viewsKey } from './views';
import './lists.css';

/** Links to the built-in and the editor's own views of a collection, above its list. */
export async function ListViews({ collectionConfig, payload, user, i18n: { language } }: BeforeListTableServerProps) {
  if (!user) return null;
  const t = panelTexts(language);
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: { key: { equals: viewsKey(collectionConfig.slug) }, 'user.value': { equals: user.id } },
    limit: 1,
    pagination: false,
    depth: 0,
  });
  const builtIn = builtInViews(collectionConfig, user.id).map((view) => ({
    name: view.key === 'without' ? t('lists.views.without', { language: languageName(view.locale, language) }) : t(`lists.views.${view.key}`),
    query: new URL(view.path, 'http://panel').search.slice(1),
  }));
  return <ViewLinks collection={collectionConfig.slug} builtIn={builtIn} stored={readOwnViews(docs[0]?.value)} />;
}
