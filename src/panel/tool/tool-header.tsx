import type { ToolOverview } from '@/cms/statistics/tool-overview';
import { inkOn } from '@/domain/contrast';
import { LOCALE_CODES, type Locale, languageName, localeOf } from '@/domain/locales';
import { LOGO_BACKGROUND } from '@/domain/monogram';
import { Card } from '../card';
import { editViewPath } from '../dashboard/addresses';
import { formats } from '../dashboard/format';
import { DeskButton } from '../desk-button';
import { fill } from '../fill';
import { STATE_TONES } from '../moderation/tones';
import { sheetPath } from '../translations/addresses';
import type { ToolTexts } from './texts';
import { ToolModeration } from './tool-moderation';

interface ToolHeaderProps {
  overview: ToolOverview;
  texts: ToolTexts;
  admin: string;
  language: string;
  publicPages: Record<Locale, string> | null;
}

/** What a tool is and where it stands, with the ways to change that. */
export function ToolHeader({ overview, texts, admin, language, publicPages }: ToolHeaderProps) {
  const { tool, logo, hasDraft, isPublic } = overview;
  const format = formats(language);
  const background = tool.logo?.background ?? LOGO_BACKGROUND;
  const tagline = tool.tagline?.[localeOf(language)] ?? tool.tagline?.en ?? tool.tagline?.nl;
  const submitter = tool.submitter?.email;
  const state = tool.moderation?.state;
  const waits = state === 'pending' && Boolean(submitter) && !tool.deletedAt;
  const badges: { text: string; tone?: 'good' | 'warn' | 'bad' }[] = [];
  if (hasDraft) badges.push({ text: texts.states.changed, tone: 'warn' });
  else badges.push(isPublic ? { text: texts.states.published, tone: 'good' } : { text: texts.states.draft });
  if (submitter && state && state !== 'published') badges.push({ text: texts.moderation[state], tone: STATE_TONES[state] });
  if (tool.active === false) badges.push({ text: texts.inactive, tone: 'bad' });
  if (tool.verified) badges.push({ text: texts.verified, tone: 'good' });
  if (tool.deletedAt) badges.push({ text: texts.trashed, tone: 'bad' });
  return (
    <div className="panel-head tool-view__header">
      <div className="tool-view__name">
        <span className="tool-view__logo" style={{ backgroundColor: background, color: inkOn(background) }} aria-hidden="true">
          {logo ? <img src={logo} alt="" width={40} height={40} /> : [...tool.name.trim()][0]?.toUpperCase()}
        </span>
        <div>
          <h1>{tool.name}</h1>
          {tagline && <p className="tool-view__tagline">{tagline}</p>}
          <ul className="tool-view__badges">
            {badges.map(({ text, tone }) => (
              <li key={text} className="panel-badge" data-tone={tone}>
                {text}
              </li>
            ))}
            <li className="panel-hint">{fill(texts.changed, { when: format.moment(tool.updatedAt) })}</li>
          </ul>
        </div>
      </div>
      <nav aria-label={texts.actions} className="panel-buttons tool-view__links">
        <DeskButton
          el="link"
          to={editViewPath(admin, { collection: 'tools', id: tool.id })}
          // What waits is decided first.
          buttonStyle={waits ? 'secondary' : 'primary'}
        >
          {texts.edit}
        </DeskButton>
        {!tool.deletedAt && (
          <DeskButton el="link" to={sheetPath(admin, { collection: 'tools', id: tool.id })} buttonStyle="secondary">
            {texts.translate}
          </DeskButton>
        )}
        {publicPages ? (
          LOCALE_CODES.map((locale) => (
            <a key={locale} href={publicPages[locale]} target="_blank" rel="noreferrer">
              {fill(texts.publicPage, { language: languageName(locale, language) })}
            </a>
          ))
        ) : (
          <span className="panel-hint">{texts.notPublic}</span>
        )}
        {tool.url && (
          <a href={tool.url} target="_blank" rel="noreferrer noopener">
            {texts.website}
          </a>
        )}
      </nav>
      {submitter && state ? (
        <Card
          id="tool-decide"
          title={texts.decide}
          className="tool-view__decide"
          hint={
            <>
              {texts.moderation[state]}. {fill(texts.submitter, { who: submitter })}
              {tool.submitter?.representative && ` (${texts.representative})`}
              {tool.moderation?.reason && ` – ${fill(texts.reasonBefore, { reason: tool.moderation.reason })}`}
            </>
          }
        >
          {!tool.deletedAt && (
            <ToolModeration
              id={tool.id}
              seen={tool.updatedAt}
              state={state}
              language={language}
              senderLanguage={localeOf(tool.submitter?.language)}
            />
          )}
        </Card>
      ) : (
        <div className="tool-view__decide">
          <p className="panel-hint">{texts.ownEntry}</p>
        </div>
      )}
    </div>
  );
}
