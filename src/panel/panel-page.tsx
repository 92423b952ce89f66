import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { isEditor } from '@/cms/access/roles';

interface PanelPageProps {
  view: AdminViewServerProps;
  /** Makes the content. A function, so that nothing is read before it is known who asks. */
  children: () => Promise<ReactNode>;
}

/** The frame of a view of one's own in the panel, for editors only: others are led to the login, and from there back to the same address. */
export async function PanelPage({ view: { initPageResult, params, searchParams }, children }: PanelPageProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { admin } = req.payload.config.routes;
  // Views of one's own are open to everybody unless they ask.
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

/** The path and query of a view, whose segments come as they stand in the address. */
function addressOf(admin: string, { params, searchParams = {} }: Pick<AdminViewServerProps, 'params' | 'searchParams'>): string {
  const segments = [params?.segments ?? []].flat();
  const query = new URLSearchParams(
    Object.entries(searchParams).flatMap(([name, value]) => [value ?? []].flat().map((single): [string, string] => [name, single])),
  ).toString();
  return `${[admin, ...segments].join('/')}${query ? `?${query}` : ''}`;
}
