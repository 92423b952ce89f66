import { toast, useAuth } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CommentableField, ShownComment } from '@/cms/comments/comments';
import type { Locale } from '@/domain/locales';
import { callApi } from '../call-api';
import { readCopy, removeCopy, writeCopy } from '../editing/local-copy';
import { usePanelTexts } from '../use-panel-texts';
import { withComment, withFailedText } from './threads';

/** What a comment is about, or which one it answers. */
export interface About {
  field: string | null;
  language: Locale | null;
  answerTo: number | null;
}

/** Stands for the language in the key of the copy: comments concern both. */
const COMMENTS = 'comments';
/** Key of the text of a new comment; answers have the id of their comment. */
const NEW = 0;

/**
 * The comments of a document, and what is being written, which is stored in the browser. Changes show at once and are taken back if the server refuses
 * them; a text that wasn't sent comes back then.
 */
export function useComments(collection: string | undefined, document: number) {
  const { t } = usePanelTexts();
  const [comments, setComments] = useState<ShownComment[]>([]);
  const [status, setStatus] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [fields, setFields] = useState<CommentableField[]>([]);
  const user = useAuth().user?.id ?? '';
  const copy = { user, collection: collection ?? '', id: document, locale: COMMENTS };
  const [texts, setTexts] = useState(() => (readCopy(copy)?.values ?? {}) as Record<number, string>);
  const latest = useRef(texts);

  const change = (answerTo: number | null, text: (typed: string) => string) => {
    const key = answerTo ?? NEW;
    const { [key]: typed = '', ...others } = latest.current;
    const changed = text(typed);
    latest.current = changed ? { ...others, [key]: changed } : others;
    setTexts(latest.current);
    // At once: Payload remounts the edit view when the language changes.
    if (Object.keys(latest.current).length > 0) writeCopy(copy, { at: new Date().toISOString(), values: latest.current });
    else removeCopy(copy);
  };
  const textOf = (answerTo: number | null) => texts[answerTo ?? NEW] ?? '';

  const load = async () => {
    if (!collection || !document) return;
    const path = `/api/comments/of?collection=${collection}&document=${document}`;
    const { ok, body } = await callApi<{ comments: ShownComment[]; fields: CommentableField[] }>(path);
    setStatus(ok ? 'loaded' : 'failed');
    if (!ok) return void toast.error(t('comments.notLoaded'));
    setComments(body.comments ?? []);
    setFields(body.fields ?? []);
  };
  const loadFirst = useEffectEvent(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the document that is followed
  useEffect(() => void loadFirst(), [collection, document]);

  /** @returns false if it wasn't sent */
  const write = async (about: About): Promise<boolean> => {
    const draft = { ...about, text: textOf(about.answerTo).trim() };
    change(about.answerTo, () => '');
    const id = -Date.now();
    const shown = { ...draft, id, author: null, createdAt: new Date().toISOString(), resolvedAt: null, resolvedBy: null };
    setComments((known) => withComment(known, shown));
    const { ok, body, message } = await callApi<{ comment: ShownComment }>('/api/comments/write', { collection, document, ...draft });
    const written = ok ? body.comment : undefined;
    setComments((known) => {
      const others = known.filter((comment) => comment.id !== id);
      return written ? withComment(others, written) : others;
    });
    if (!written) {
      change(about.answerTo, (typed) => withFailedText(draft.text, typed));
      toast.error(message ?? t('comments.failed'));
    }
    return Boolean(written);
  };

  const resolve = async (comment: ShownComment, isResolved: boolean): Promise<void> => {
    setComments((known) => withComment(known, { ...comment, resolvedAt: isResolved ? new Date().toISOString() : null, resolvedBy: null }));
    const { ok, body, message } = await callApi<{ comment: ShownComment }>('/api/comments/resolve', { comment: comment.id, isResolved });
    const settled = (ok && body.comment) || comment;
    setComments((known) => withComment(known, settled));
    if (!ok) toast.error(message ?? t('common.failed'));
  };

  return { comments, status, load, fields, textOf, type: (answerTo: number | null, text: string) => change(answerTo, () => text), write, resolve };
}

export type Comments = ReturnType<typeof useComments>;
