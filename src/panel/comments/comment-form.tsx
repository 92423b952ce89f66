import { useState } from 'react';
import type { CommentableField } from '@/cms/comments/comments';
import { COMMENT_MAX_LENGTH } from '@/domain/limits';
import { type Locale, languageName } from '@/domain/locales';
import { DeskButton } from '../desk-button';
import { SelectField } from '../select-field';
import { usePanelTexts } from '../use-panel-texts';
import { withFailedText } from './threads';
import type { Draft } from './use-comments';

interface CommentFormProps {
  fields: CommentableField[];
  /** Of the edit view: a comment on a text is about this language. */
  locale: Locale;
  onSend: (draft: Draft) => Promise<boolean>;
}

/** Writes a comment on the document or a field. It is within the form of the document, so it is none itself. */
export function CommentForm({ fields, locale, onSend }: CommentFormProps) {
  const { t, language } = usePanelTexts();
  const [field, setField] = useState('');
  const commented = fields.find(({ name }) => name === field);
  const label = ({ label: name, isLocalized }: CommentableField) => (isLocalized ? `${name} (${languageName(locale, language)})` : name);
  const send = (text: string) => onSend({ field: field || null, language: commented?.isLocalized ? locale : null, answerTo: null, text });
  return (
    <div className="comments__form">
      <SelectField
        label={t('comments.on')}
        value={field}
        options={[['', t('comments.whole')], ...fields.map((known) => [known.name, label(known)] as const)]}
        onChange={setField}
      />
      <CommentText label={t('comments.write')} onSend={send} />
    </div>
  );
}

interface CommentTextProps {
  label: string;
  onSend: (text: string) => Promise<boolean>;
}

/** A text that is cleared when it is sent and comes back if that fails. */
export function CommentText({ label, onSend }: CommentTextProps) {
  const { t } = usePanelTexts();
  const [text, setText] = useState('');
  const send = async () => {
    const sent = text.trim();
    setText('');
    if (!(await onSend(sent))) setText((typed) => withFailedText(sent, typed));
  };
  return (
    <>
      <label className="panel-field">
        {label}
        <textarea className="panel-input" rows={3} maxLength={COMMENT_MAX_LENGTH} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <div className="panel-buttons">
        <DeskButton disabled={!text.trim()} onClick={send}>
          {t('comments.send')}
        </DeskButton>
      </div>
    </>
  );
}
