import type { TranslationSheet } from '@/cms/translations/types';
import { LOCALE_CODES, languageName } from '@/domain/locales';
import { KeyList } from '../key-list';
import { PanelLink } from '../link-list';
import { PanelHeader } from '../panel-header';
import { usePanelTexts } from '../use-panel-texts';
import type { SheetDocument } from './sheet-state';

/** The document's title, state and links, and the keys of the view. */
export function SheetHeader({ sheet, document }: { sheet: TranslationSheet; document: SheetDocument }) {
  const { t, language } = usePanelTexts();
  const { collectionName, hasDrafts, hasList, links } = document;
  const publicState = sheet.isPublished ? (sheet.hasDraft ? 'changed' : 'published') : 'draft';
  return (
    <PanelHeader
      title={sheet.title || `#${sheet.id}`}
      back={
        <PanelLink href={links.back} className="sheet__back">
          <span aria-hidden="true">← </span>
          {hasList ? t('translations.toList') : t('translations.back')}
        </PanelLink>
      }
      hint={
        <span className="panel-buttons sheet__facts">
          <span>{collectionName}</span>
          <span>{hasDrafts ? t(`common.states.${publicState}`) : t('translations.live')}</span>
          <PanelLink href={links.edit}>{t('translations.edit')}</PanelLink>
          {links.pages &&
            LOCALE_CODES.map((locale) => (
              <a key={locale} href={links.pages?.[locale]} target="_blank" rel="noreferrer">
                {t('translations.publicPage', { language: languageName(locale, language) })}
              </a>
            ))}
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
