import { Link, SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { previewAddresses } from '@/cms/preview/preview-token';
import { spanOf } from '@/cms/statistics/activity';
import { readToolOverview, toolsNear } from '@/cms/statistics/tool-overview';
import { localePath, routes } from '@/domain/routes';
import { formats } from '../formats';
import { LinkList } from '../link-list';
import { PanelHeader } from '../panel-header';
import { PanelPage } from '../panel-page';
import { listPath, toolPath } from '../paths';
import { panelTexts } from '../texts';
import { ToolHeader } from './tool-header';
import { ToolParts } from './tool-parts';
import './tool.css';

const HOUR_MS = 3_600_000;
const PREVIEW_HOURS = 12;

/** The address of a preview changes once an hour, so that the frames don't reload after each step. */
const previewUntil = () => new Date((Math.ceil(Date.now() / HOUR_MS) + PREVIEW_HOURS) * HOUR_MS);

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Overview of a tool in any state: drafts, rejected, inactive and trashed ones too. */
export function ToolView(props: AdminViewServerProps) {
  return <PanelPage view={props}>{() => toolPage(props)}</PanelPage>;
}

async function toolPage({ initPageResult: { req }, params, searchParams }: AdminViewServerProps) {
  const slug = decoded(String(params?.segments?.[1] ?? ''));
  const path = toolPath(slug);
  const { language } = req.i18n;
  const t = panelTexts(language);
  const days = spanOf(searchParams?.days);
  const overview = await readToolOverview(req, slug, { days });
  const tools = { label: 'Tools', url: listPath('tools') };

  const page = (content: ReactNode) => (
    <>
      <SetStepNav nav={[tools, { label: overview?.tool.name ?? slug }]} />
      {content}
    </>
  );

  if (!overview) {
    const near = await toolsNear(req, slug);
    return page(
      <div className="tool-view">
        <PanelHeader title={t('tool.notFound')} hint={t('tool.notFoundHint', { slug })} />
        {near.length > 0 && (
          <>
            <h2>{t('tool.near')}</h2>
            <LinkList rows={near.map(({ id, slug: address, name }) => ({ id, href: toolPath(String(address)), title: name }))} />
          </>
        )}
        <p>
          <Link href={tools.url} prefetch={false}>
            {t('tool.back')}
          </Link>
        </p>
      </div>,
    );
  }

  const { tool, publicSlug } = overview;
  const previews = tool.deletedAt ? null : await previewAddresses({ collection: 'tools', id: tool.id, until: previewUntil() });
  const props = { overview, t, format: formats(language), language };
  return page(
    <div className="tool-view">
      <ToolHeader
        {...props}
        publicPages={publicSlug ? { en: localePath(routes.tool(publicSlug), 'en'), nl: localePath(routes.tool(publicSlug), 'nl') } : null}
      />
      <ToolParts {...props} previews={previews} days={days} path={path} />
    </div>,
  );
}
