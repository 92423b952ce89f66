import { SetStepNav } from '@payloadcms/ui';
import { openComments } from '@/cms/comments/comments';
import { panelPreviews } from '@/cms/preview/panel-preview';
import { spanOf } from '@/cms/statistics/activity';
import { readToolOverview, toolsNear } from '@/cms/statistics/tool-overview';
import { Card } from '../card';
import { OpenComments } from '../comments/open-comments';
import { LinkList, PanelLink } from '../link-list';
import { PanelHeader } from '../panel-header';
import { type PanelView, panelView } from '../panel-view';
import { listPath, toolPath } from '../paths';
import { PreviewFrames } from './preview-frames';
import { ToolHeader } from './tool-header';
import { Gaps, History, LinkHealth, Places, Reports, Reviews, Usage } from './tool-parts';
import './tool.css';

const LIST = listPath('tools');
const COMMENTS = 5;

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Overview of a tool in any state: drafts, rejected, inactive and trashed ones too. */
export const ToolView = panelView(async ({ segments, query, ...view }) => {
  const { req, t } = view;
  const slug = decoded(segments[1] ?? '');
  const days = spanOf(query.days);
  const overview = await readToolOverview(req, slug, { days });
  const nav = <SetStepNav nav={[{ label: 'Tools', url: LIST }, { label: overview?.tool.name ?? slug }]} />;
  if (!overview) {
    return (
      <div className="tool-view">
        {nav}
        <UnknownTool {...view} slug={slug} />
      </div>
    );
  }
  const { tool } = overview;
  const previews = tool.deletedAt ? null : await panelPreviews(req.payload, { collection: 'tools', id: tool.id });
  const comments = await openComments(req, COMMENTS, { collection: 'tools', document: tool.id });
  const props = { ...view, overview };
  return (
    <div className="tool-view">
      {nav}
      <ToolHeader {...props} />
      <div className="tool-view__parts">
        <Usage {...props} days={days} path={toolPath(slug)} />
        <Gaps {...props} />
        <Card id="tool-preview" title={t('tool.preview')} className="tool-view__wide">
          {previews ? <PreviewFrames name={tool.name} addresses={previews} /> : <p className="panel-hint">{t('tool.previewTrashed')}</p>}
        </Card>
        <Reviews {...props} />
        <History {...props} />
        <div className="tool-view__stack">
          <OpenComments id="tool-comments" {...props} comments={comments} />
          <Reports {...props} />
          <LinkHealth {...props} />
          <Places {...props} />
        </div>
      </div>
    </div>
  );
});

async function UnknownTool({ req, t, slug }: Pick<PanelView, 'req' | 't'> & { slug: string }) {
  const near = await toolsNear(req, slug);
  return (
    <>
      <PanelHeader title={t('tool.notFound')} hint={t('tool.notFoundHint', { slug })} />
      {near.length > 0 && (
        <>
          <h2>{t('tool.near')}</h2>
          <LinkList rows={near.map(({ id, slug: address, name }) => ({ id, href: toolPath(String(address)), title: name }))} />
        </>
      )}
      <p>
        <PanelLink href={LIST}>{t('tool.back')}</PanelLink>
      </p>
    </>
  );
}
