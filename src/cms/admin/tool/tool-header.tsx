import { Link } from '@payloadcms/ui';
import { inkOn } from '@/domain/contrast';
import { LOCALE_CODES, type Locale, languageName, localeOf } from '@/domain/locales';
import type { ToolOverview } from '../../statistics/tool-overview';
import { documentPath } from '../dashboard/addresses';
import { formats } from '../dashboard/format';
import { fill } from '../fill';
import { sheetPath } from '../translations/addresses';
import type { ToolTexts } from './texts';
import { ToolModeration } from './tool-moderation';

const FALLBACK_BACKGROUND = '#00677c';

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
  const background = tool.logo?.background ?? FALLBACK_BACKGROUND;
  const tagline = tool.tagline?.[localeOf(language)] ?? tool.tagline?.en ?? tool.tagline?.nl;
  const submitter = tool.submitter?.email;
  const state = tool.moderation?.state;
  const badges = [
    hasDraft ? texts.states.changed : isPublic ? texts.states.published : texts.states.draft,
    ...(submitter && state && state !== 'published' ? [texts.moderation[state]] : []),
    ...(tool.active === false ? [texts.inactive] : []),
    ...(tool.verified ? [texts.verified] : []),
    ...(tool.deletedAt ? [texts.trashed] : []),
  ];
  return (
    <div className="tool-view__header">
      <div className="tool-view__name">
        <span className="tool-view__logo" style={{ backgroundColor: background, color: inkOn(background) }} aria-hidden="true">
          {logo ? <img src={logo} alt="" width={40} height={40} /> : [...tool.name.trim()][0]?.toUpperCase()}
        </span>
        <div>
          <h1>{tool.name}</h1>
          {tagline && <p>{tagline}</p>}
          <ul className="tool-view__badges">
            {badges.map((badge) => (
              <li key={badge}>{badge}</li>
            ))}
          </ul>
          <p className="tool-view__note">{fill(texts.changed, { when: format.moment(tool.updatedAt) })}</p>
        </div>
      </div>
      <nav aria-label={texts.actions} className="tool-view__links">
        <Link href={documentPath(admin, { collection: 'tools', id: tool.id })} prefetch={false} className="is-primary">
          {texts.edit}
        </Link>
        {!tool.deletedAt && (
          <Link href={sheetPath(admin, { collection: 'tools', id: tool.id })} prefetch={false}>
            {texts.translate}
          </Link>
        )}
        {publicPages ? (
          LOCALE_CODES.map((locale) => (
            <a key={locale} href={publicPages[locale]} target="_blank" rel="noreferrer">
              {fill(texts.publicPage, { language: languageName(locale, language) })}
            </a>
          ))
        ) : (
          <span>{texts.notPublic}</span>
        )}
        {tool.url && (
          <a href={tool.url} target="_blank" rel="noreferrer noopener">
            {texts.website}
          </a>
        )}
      </nav>
      <section className="tool-view__decide" aria-labelledby="tool-decide">
        <h2 id="tool-decide">{texts.decide}</h2>
        {submitter && state ? (
          <>
            <p className="tool-view__note">
              {texts.moderation[state]}. {fill(texts.submitter, { who: submitter })}
              {tool.submitter?.representative && ` (${texts.representative})`}
              {tool.moderation?.reason && ` – ${fill(texts.reasonBefore, { reason: tool.moderation.reason })}`}
            </p>
            {!tool.deletedAt && (
              <ToolModeration
                id={tool.id}
                seen={tool.updatedAt}
                state={state}
                language={language}
                senderLanguage={localeOf(tool.submitter?.language)}
              />
            )}
          </>
        ) : (
          <p className="tool-view__note">{texts.ownEntry}</p>
        )}
      </section>
    </div>
  );
}
