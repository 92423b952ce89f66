import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import type { ReactNode } from 'react';
import { isEditor } from '@/cms/access/roles';
import { routes } from '@/domain/routes';
import { type PanelLanguage, panelLanguage } from './panel-language';

type Query = Record<string, string | string[] | undefined>;

export interface PanelView extends PanelLanguage {
  req: PayloadRequest;
  /** Parts of the path after the panel's own. */
  segments: string[];
  query: Query;
}

/** A custom view of the panel. Only editors see it; signed-out people are sent to the login and come back to the same address. */
export function panelView(content: (view: PanelView) => Promise<ReactNode>) {
  return async ({ initPageResult, params, searchParams: query = {} }: AdminViewServerProps) => {
    const { req, permissions, visibleEntities, locale } = initPageResult;
    const segments = [params?.segments ?? []].flat();
    // Payload leaves access to custom views to the views.
    if (!isEditor(req.user)) {
      redirect(`${routes.admin}/${req.user ? 'unauthorized' : `login?redirect=${encodeURIComponent(addressOf(segments, query))}`}`);
    }
    return (
      <DefaultTemplate
        i18n={req.i18n}
        locale={locale}
        params={params}
        payload={req.payload}
        permissions={permissions}
        searchParams={query}
        user={req.user ?? undefined}
        visibleEntities={visibleEntities}
      >
        <main>
          <Gutter className="panel-page panel-view">{await content({ req, segments, query, ...panelLanguage(req.i18n.language) })}</Gutter>
        </main>
      </DefaultTemplate>
    );
  };
}

/** Path and query of a view. */
function addressOf(segments: string[], query: Query): string {
  const values = Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((single) => [name, single]));
  const params = new URLSearchParams(values);
  return `${[routes.admin, ...segments].join('/')}${params.size > 0 ? `?${params}` : ''}`;
}
