import { Link, SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { previewAddresses } from '@/cms/preview/preview-token';
import { spanOf } from '@/cms/statistics/activity';
import { readToolOverview, toolsNear } from '@/cms/statistics/tool-overview';
import { localePath, routes } from '@/domain/routes';
import { listPath, toolPath } from '../dashboard/addresses';
import { fill } from '../fill';
import { PanelHeader } from '../panel-header';
import { PanelPage } from '../panel-page';
import { toolTexts } from './texts';
import { ToolHeader } from './tool-header';
import { ToolParts } from './tool-parts';
import './tool.css';

const HOUR_MS = 3_600_000;
const PREVIEW_HOURS = 12;

/** The preview of a tool keeps its address for an hour, so that what the frames show is not loaded anew after each step. */
const previewUntil = () => new Date((Math.ceil(Date.now() / HOUR_MS) + PREVIEW_HOURS) * HOUR_MS);

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Everything about one tool on one page of the panel, in every state: drafts, rejected, inactive and trashed ones too. */
export function ToolView(props: AdminViewServerProps) {
  return <PanelPage view={props}>{() => toolPage(props)}</PanelPage>;
}

async function toolPage({ initPageResult: { req }, params, searchParams }: AdminViewServerProps) {
  const { admin } = req.payload.config.routes;
  const slug = decoded(String(params?.segments?.[1] ?? ''));
  const path = toolPath(admin, slug);
  const texts = toolTexts(req.i18n.language);
  const days = spanOf(searchParams?.days);
  const overview = await readToolOverview(req, slug, { days });
  const tools = { label: 'Tools', url: listPath(admin, 'tools') };

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
        <PanelHeader title={texts.notFound} hint={fill(texts.notFoundHint, { slug })} />
        {near.length > 0 && (
          <>
            <h2>{texts.near}</h2>
            <ul>
              {near.map((tool) => (
                <li key={tool.id}>
                  <Link href={toolPath(admin, String(tool.slug))} prefetch={false}>
                    {tool.name}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <p>
          <Link href={tools.url} prefetch={false}>
            {texts.back}
          </Link>
        </p>
      </div>,
    );
  }

  const { tool, publicSlug } = overview;
  const previews = tool.deletedAt ? null : await previewAddresses({ collection: 'tools', id: tool.id, until: previewUntil() });
  const props = { overview, texts, admin, language: req.i18n.language };
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
