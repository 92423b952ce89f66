import { LACKING_STATES, type TranslationSheet } from '@/cms/translations/types';
import { LOCALE_CODES, type Locale, languageName } from '@/domain/locales';
import { DeskButton } from '../desk-button';
import { KeyList } from '../key-list';
import { PanelLink, PublicPages } from '../link-list';
import { PanelHeader } from '../panel-header';
import type { PanelTexts } from '../texts';
import { usePanelTexts } from '../use-panel-texts';
import type { Filter, SheetDocument, SheetState } from './sheet-state';
import type { SheetStore } from './sheet-store';
import { Step } from './text-steps';
import { countState, lackingText } from './text-values';

const FILTERS = ['all', ...LACKING_STATES] as const;

interface SheetBarProps {
  store: SheetStore;
  state: SheetState;
  document: SheetDocument;
  /** The language that `onPublish` publishes. */
  publishes: Locale;
  onPublish: () => void;
}

/** Stays above the texts: progress, saving, the filter, the way to the neighbours and the result of the last action. */
export function SheetBar({ store, state, document, publishes, onPublish }: SheetBarProps) {
  const { t, language } = usePanelTexts();
  const { sheet, edits, filter, work } = state;
  const { links } = document;
  const dirty = Object.keys(edits).length;
  const countOf = (code: Filter) =>
    code === 'all' ? sheet.pairs.length : LOCALE_CODES.reduce((sum, locale) => sum + countState(sheet.pairs, locale, code), 0);
  return (
    <div className="sheet__bar">
      <div className="panel-buttons sheet__tools">
        <ul className="panel-plain panel-buttons sheet__progress">
          {LOCALE_CODES.map((locale) => (
            <li key={locale}>
              {t('translations.progress', {
                language: languageName(locale, language),
                parts: lackingText(t, sheet.pairs, locale) || t('translations.progressDone'),
              })}
            </li>
          ))}
        </ul>
        <div className="panel-buttons sheet__saving">
          {dirty > 0 && <span className="panel-badge sheet__unsaved">{t('translations.unsavedCount', { count: dirty })}</span>}
          <DeskButton
            buttonStyle="secondary"
            disabled={dirty === 0 || work !== null}
            onClick={() => void store.save()}
            extraButtonProps={{ 'aria-keyshortcuts': 'Control+S Meta+S' }}
          >
            {work === 'save' ? t('translations.saving') : t('translations.save')}
          </DeskButton>
          {(document.hasDrafts || document.listLocale) && (
            <DeskButton
              disabled={work !== null}
              onClick={onPublish}
              shortcut="Ctrl/⌘ ⇧ Enter"
              extraButtonProps={{ 'aria-keyshortcuts': 'Control+Shift+Enter Meta+Shift+Enter' }}
            >
              {publishLabel(t, document, languageName(publishes, language))}
            </DeskButton>
          )}
        </div>
      </div>
      <div className="panel-buttons sheet__tools">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend */}
        <div className="panel-chips" role="group" aria-label={t('translations.show')}>
          {FILTERS.map((code) => (
            <button key={code} type="button" aria-pressed={filter === code} onClick={() => store.choose(code)}>
              {code === 'all' ? t('translations.all') : t(`translations.counts.${code}`)} <span>{countOf(code)}</span>
            </button>
          ))}
        </div>
        {(links.previous || links.next) && (
          <nav className="panel-buttons sheet__neighbours" aria-label={t('translations.documents')}>
            <Neighbour href={links.previous} mark="↑" keys="Alt+ArrowUp">
              {t('translations.previousDocument')}
            </Neighbour>
            <Neighbour href={links.next} mark="↓" keys="Alt+ArrowDown">
              {t('translations.nextDocument')}
            </Neighbour>
          </nav>
        )}
      </div>
      <SheetNotice store={store} state={state} publishPath={document.hasDrafts && sheet.hasDraft && dirty === 0 ? links.edit : null} />
      <div className="sheet__columns" aria-hidden="true">
        <span />
        {LOCALE_CODES.map((locale) => (
          <span key={locale}>{languageName(locale, language)}</span>
        ))}
      </div>
    </div>
  );
}

function publishLabel(t: PanelTexts, { hasDrafts, listLocale }: SheetDocument, language: string): string {
  if (!hasDrafts) return t('translations.saveNext');
  return listLocale ? t('translations.publishNext', { language }) : t('translations.publishOnly', { language });
}

/** The result of the last action. `publishPath` is where all of a saved draft is published. */
function SheetNotice({ store, state: { sheet, notice, work }, publishPath }: { store: SheetStore; state: SheetState; publishPath: string | null }) {
  const { t } = usePanelTexts();
  const isBad = notice !== null && notice.kind !== 'good' && work !== 'other';
  return (
    <div className={isBad ? 'panel-buttons sheet__notice panel-alert' : 'panel-buttons sheet__notice'} data-tone="bad" tabIndex={-1}>
      <span role={isBad ? 'alert' : 'status'}>{work === 'other' ? t('translations.working') : notice?.text}</span>
      {notice?.kind === 'conflict' && <Step onClick={() => void store.loadNewest()}>{t('translations.loadNewest')}</Step>}
      {notice && publishPath && (notice.kind === 'good' || !sheet.isPublished) && (
        <PanelLink href={publishPath}>{t('translations.publish')}</PanelLink>
      )}
    </div>
  );
}

function Neighbour({ href, mark, keys, children }: { href: string | null; mark: string; keys: string; children: string }) {
  const content = (
    <>
      <span aria-hidden="true">{mark} </span>
      {children}
    </>
  );
  return href ? (
    <PanelLink href={href} aria-keyshortcuts={keys}>
      {content}
    </PanelLink>
  ) : (
    <span aria-hidden="true">{content}</span>
  );
}

/** The document's title, state and links, and the keys of the view. */
export function SheetHeader({ sheet, document }: { sheet: TranslationSheet; document: SheetDocument }) {
  const { t, language } = usePanelTexts();
  const { collectionName, hasDrafts, listLocale, links } = document;
  const publicState = sheet.isPublished ? (sheet.hasDraft ? 'changed' : 'published') : 'draft';
  return (
    <PanelHeader
      title={sheet.title || `#${sheet.id}`}
      back={
        <PanelLink href={links.back} className="sheet__back">
          <span aria-hidden="true">← </span>
          {listLocale ? t('translations.toList') : t('translations.back')}
        </PanelLink>
      }
      hint={
        <span className="panel-buttons sheet__facts">
          <span>{collectionName}</span>
          <span>{hasDrafts ? t(`common.states.${publicState}`) : t('translations.live')}</span>
          <PanelLink href={links.edit}>{t('translations.edit')}</PanelLink>
          {links.pages && <PublicPages pages={links.pages} t={t} language={language} />}
        </span>
      }
    >
      <KeyList
        label={t('translations.keys')}
        keys={[
          ['Ctrl/⌘ S', t('translations.keyList.save')],
          ['Ctrl/⌘ Enter', t('translations.keyList.todo')],
          ...(links.previous || links.next ? [['Alt ↑ ↓', t('translations.keyList.documents')] as const] : []),
        ]}
      />
    </PanelHeader>
  );
}
