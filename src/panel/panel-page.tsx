import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { isEditor } from '@/cms/access/roles';

interface PanelPageProps {
  view: AdminViewServerProps;
  /** Renders the content; called only for editors. */
  children: () => Promise<ReactNode>;
}

/** Template of the panel's custom views. Only editors see them; signed-out people are sent to the login and come back to the same address. */
export async function PanelPage({ view: { initPageResult, params, searchParams }, children }: PanelPageProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { admin } = req.payload.config.routes;
  // Payload leaves access to custom views to the views.
  if (!isEditor(req.user)) {
    redirect(req.user ? `${admin}/unauthorized` : `${admin}/login?redirect=${encodeURIComponent(addressOf(admin, { params, searchParams }))}`);
  }
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <Gutter className="panel-page panel-view">{await children()}</Gutter>
    </DefaultTemplate>
  );
}

/** Path and query of a view. */
function addressOf(admin: string, { params, searchParams = {} }: Pick<AdminViewServerProps, 'params' | 'searchParams'>): string {
  const segments = [params?.segments ?? []].flat();
  const query = new URLSearchParams(
    Object.entries(searchParams).flatMap(([name, value]) => [value ?? []].flat().map((single): [string, string] => [name, single])),
  ).toString();
  return `${[admin, ...segments].join('/')}${query ? `?${query}` : ''}`;
}
