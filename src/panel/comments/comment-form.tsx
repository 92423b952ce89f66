import type { CommentableField } from '@/cms/comments/comments';
import { COMMENT_MAX_LENGTH } from '@/domain/limits';
import { type Locale, languageName } from '@/domain/locales';
import { DeskButton } from '../desk-button';
import { SelectField } from '../select-field';
import { usePanelTexts } from '../use-panel-texts';
import type { Comments } from './use-comments';

interface CommentFormProps {
  comments: Comments;
  /** Name of the field that the comment is about; empty for the document. */
  field: string;
  onField: (field: string) => void;
  /** Of the edit view: a comment on a text is about this language. */
  locale: Locale;
}

/** Writes a comment on the document or a field. It is within the form of the document, so it is none itself. */
export function CommentForm({ comments: { fields, textOf, type, write }, field, onField, locale }: CommentFormProps) {
  const { t, language } = usePanelTexts();
  const commented = fields.find(({ name }) => name === field);
  const label = ({ label: name, isLocalized }: CommentableField) => (isLocalized ? `${name} (${languageName(locale, language)})` : name);
  const send = async () => {
    const about = { field: field || null, language: commented?.isLocalized ? locale : null, answerTo: null };
    // The next comment may be about something else.
    if (await write(about)) onField('');
  };
  return (
    <div className="comments__form">
      <SelectField
        label={t('comments.on')}
        value={field}
        options={[['', t('comments.whole')], ...fields.map((known) => [known.name, label(known)] as const)]}
        onChange={onField}
      />
      <CommentText label={t('comments.write')} text={textOf(null)} onType={(text) => type(null, text)} onSend={send} />
    </div>
  );
}

interface CommentTextProps {
  label: string;
  text: string;
  onType: (text: string) => void;
  onSend: () => void;
}

/** A text and the button that sends it. */
export function CommentText({ label, text, onType, onSend }: CommentTextProps) {
  const { t } = usePanelTexts();
  return (
    <>
      <label className="panel-field">
        {label}
        <textarea className="panel-input" rows={3} maxLength={COMMENT_MAX_LENGTH} value={text} onChange={(event) => onType(event.target.value)} />
      </label>
      <div className="panel-buttons">
        <DeskButton disabled={!text.trim()} onClick={onSend}>
          {t('comments.send')}
        </DeskButton>
      </div>
    </>
  );
}
