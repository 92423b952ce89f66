import type { ToolOverview } from '@/cms/statistics/tool-overview';
import { inkOn, LOGO_BACKGROUND, monogramOf } from '@/domain/brand-colors';
import { localeOf } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { TONES, type Tone } from '../badge';
import { Card } from '../card';
import { DeskButton } from '../desk-button';
import { OutsideLink, PublicPages } from '../link-list';
import { ModerationSteps } from '../moderation/moderation-steps';
import type { PanelLanguage } from '../panel-language';
import { editViewPath, publicPaths, sheetPath } from '../paths';

export interface ToolPartProps extends PanelLanguage {
  overview: ToolOverview;
}

/** A tool's name, state and links, and its moderation. */
export function ToolHeader({ overview: { tool, logo, hasDraft, isPublic, publicSlug }, t, format, language }: ToolPartProps) {
  const publicPages = publicSlug && publicPaths(routes.tool(publicSlug));
  const background = tool.logo?.background ?? LOGO_BACKGROUND;
  const tagline = tool.tagline?.[localeOf(language)] ?? tool.tagline?.en ?? tool.tagline?.nl;
  const submitter = tool.submitter?.email;
  const state = tool.moderation?.state;
  const waits = state === 'pending' && Boolean(submitter) && !tool.deletedAt;
  const badges: { text: string; tone?: Tone }[] = [];
  if (hasDraft) badges.push({ text: t('common.states.changed'), tone: 'warn' });
  else badges.push(isPublic ? { text: t('common.states.published'), tone: 'good' } : { text: t('common.states.draft') });
  if (submitter && state && state !== 'published') badges.push({ text: t(`moderation.states.${state}`), tone: TONES[state] });
  if (tool.active === false) badges.push({ text: t('tool.inactive'), tone: 'bad' });
  if (tool.verified) badges.push({ text: t('tool.verified'), tone: 'good' });
  if (tool.deletedAt) badges.push({ text: t('common.states.trashed'), tone: 'bad' });
  return (
    <div className="panel-head tool-view__header">
      <div className="tool-view__name">
        <span className="panel-tile" style={{ backgroundColor: background, color: inkOn(background) }} aria-hidden="true">
          {logo ? <img src={logo} alt="" width={40} height={40} /> : monogramOf(tool.name)}
        </span>
        <div>
          <h1>{tool.name}</h1>
          {tagline && <p>{tagline}</p>}
          <ul className="panel-plain tool-view__badges">
            {badges.map(({ text, tone }) => (
              <li key={text} className="panel-badge" data-tone={tone}>
                {text}
              </li>
            ))}
            <li className="panel-hint">{t('tool.changed', { when: format.moment(tool.updatedAt) })}</li>
          </ul>
        </div>
      </div>
      <nav aria-label={t('tool.actions')} className="panel-buttons tool-view__links">
        <DeskButton
          el="link"
          to={editViewPath('tools', tool.id, Boolean(tool.deletedAt))}
          // A tool in the queue is decided first.
          buttonStyle={waits ? 'secondary' : 'primary'}
        >
          {t('common.edit')}
        </DeskButton>
        {!tool.deletedAt && (
          <DeskButton el="link" to={sheetPath('tools', tool.id)} buttonStyle="secondary">
            {t('translations.sideBySide')}
          </DeskButton>
        )}
        {publicPages ? <PublicPages pages={publicPages} t={t} language={language} /> : <span className="panel-hint">{t('tool.notPublic')}</span>}
        {tool.url && <OutsideLink href={tool.url}>{t('tool.website')}</OutsideLink>}
      </nav>
      {submitter && state ? (
        <Card
          id="tool-decide"
          title={t('tool.decide')}
          className="tool-view__decide"
          hint={
            <>
              {t(`moderation.states.${state}`)}. {t('tool.submitter', { who: submitter })}
              {tool.submitter?.representative && ` (${t('moderation.representative')})`}
              {tool.moderation?.reason && ` – ${t('tool.reasonBefore', { reason: tool.moderation.reason })}`}
            </>
          }
        >
          {!tool.deletedAt && (
            <ModerationSteps
              collection="tools"
              id={tool.id}
              seen={tool.updatedAt}
              state={state}
              senderLanguage={localeOf(tool.submitter?.language)}
            />
          )}
        </Card>
      ) : (
        <div className="tool-view__decide">
          <p className="panel-hint">{t('tool.ownEntry')}</p>
        </div>
      )}
    </div>
  );
}
