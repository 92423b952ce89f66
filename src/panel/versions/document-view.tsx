import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import { notFound } from 'next/navigation';
import type { DocumentViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import type { DocumentRef } from '@/cms/history/stored-versions';
import { routes } from '@/domain/routes';
import { collectionName } from '../collection-name';
import { panelLanguage } from '../panel-language';
import type { PanelView } from '../panel-view';
import './versions.css';

export interface HistoryPage extends PanelView {
  document: DocumentRef;
  /** Path of the document's edit view, of its history, or of one version. */
  pathTo: (view?: 'versions', version?: number) => string;
  isTrashed: boolean;
}

/** A view of a document's history, inside Payload's frame for documents. */
export function historyPage(content: (page: HistoryPage) => Promise<ReactNode>) {
  return async ({ initPageResult, routeSegments, searchParams = {} }: DocumentViewServerProps) => {
    const { collectionConfig, docID, req } = initPageResult;
    const id = Number(docID);
    if (!collectionConfig || !Number.isSafeInteger(id)) notFound();
    const { slug } = collectionConfig;
    const isTrashed = routeSegments[2] === 'trash';
    const base = `${routes.admin}/collections/${slug}/${isTrashed ? 'trash/' : ''}${id}`;
    const language = panelLanguage(req.i18n.language);
    return (
      <main className="versions">
        <SetDocumentStepNav
          collectionSlug={slug}
          id={id}
          isTrashed={isTrashed}
          pluralLabel={collectionName(req, slug)}
          useAsTitle={collectionConfig.admin.useAsTitle}
          view={language.t('versions.title')}
        />
        <Gutter className="panel-page panel-view">
          {
            await content({
              ...language,
              req,
              segments: routeSegments,
              query: searchParams,
              document: { collection: slug, id },
              isTrashed,
              pathTo: (view, version) => [base, view, version].filter(Boolean).join('/'),
            })
          }
        </Gutter>
      </main>
    );
  };
}
