import { useState } from 'react';
import type { ShownComment } from '@/cms/comments/comments';
import { languageName } from '@/domain/locales';
import { DeskButton } from '../desk-button';
import { useMoment, usePanelTexts } from '../use-panel-texts';
import { CommentText } from './comment-form';
import type { Thread } from './threads';
import type { Comments } from './use-comments';

interface CommentThreadProps {
  thread: Thread;
  comments: Comments;
}

/** A comment with its answers. */
export function CommentThread({ thread, comments: { fields, textOf, type, write, resolve } }: CommentThreadProps) {
  const { t, language } = usePanelTexts();
  const text = textOf(thread.id);
  const [isAnswering, setIsAnswering] = useState(text !== '');
  const { id, field, language: about, resolvedAt, resolvedBy, answers } = thread;
  const place = field ? (fields.find(({ name }) => name === field)?.label ?? field) : t('comments.whole');
  const answer = async () => {
    if (await write({ field, language: about, answerTo: id })) setIsAnswering(false);
  };
  return (
    <li className="panel-card" data-testid="comment-thread">
      <h3>{about ? `${place} (${languageName(about, language)})` : place}</h3>
      {[thread, ...answers].map((comment) => (
        <CommentBody key={comment.id} comment={comment} />
      ))}
      {resolvedAt && resolvedBy && <p className="panel-hint">{t('comments.resolvedBy', { name: resolvedBy })}</p>}
      {isAnswering && (
        <CommentText
          label={t('comments.answerText', { author: thread.author ?? t('comments.someone') })}
          text={text}
          onType={(typed) => type(id, typed)}
          onSend={answer}
        />
      )}
      {id > 0 && (
        <div className="panel-buttons">
          {!resolvedAt && (
            <DeskButton buttonStyle="secondary" extraButtonProps={{ 'aria-expanded': isAnswering }} onClick={() => setIsAnswering(!isAnswering)}>
              {t('comments.answer')}
            </DeskButton>
          )}
          <DeskButton buttonStyle="secondary" onClick={() => resolve(thread, !resolvedAt)}>
            {t(resolvedAt ? 'comments.reopen' : 'comments.resolve')}
          </DeskButton>
        </div>
      )}
    </li>
  );
}

function CommentBody({ comment: { id, text, author, createdAt } }: { comment: ShownComment }) {
  const { t } = usePanelTexts();
  const moment = useMoment();
  const by = author ?? t('comments.someone');
  return (
    <div>
      <p className="panel-hint">
        {id < 0 ? (
          t('comments.sending')
        ) : (
          <>
            {by}, <time dateTime={createdAt}>{moment(createdAt)}</time>
          </>
        )}
      </p>
      <p className="comments__text">{text}</p>
    </div>
  );
}
