import { toast } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { CommentableField, ShownComment } from '@/cms/comments/comments';
import type { Locale } from '@/domain/locales';
import { callApi } from '../call-api';
import { usePanelTexts } from '../use-panel-texts';
import { withComment } from './threads';

export interface Draft {
  field: string | null;
  language: Locale | null;
  answerTo: number | null;
  text: string;
}

/** The comments of a document. Changes show at once and are taken back if the server refuses them. */
export function useComments(collection: string | undefined, document: number) {
  const { t } = usePanelTexts();
  const [comments, setComments] = useState<ShownComment[]>([]);
  const [fields, setFields] = useState<CommentableField[]>([]);

  useEffect(() => {
    if (!collection || !document) return;
    const path = `/api/comments/of?collection=${collection}&document=${document}`;
    callApi<{ comments: ShownComment[]; fields: CommentableField[] }>(path).then(({ body }) => {
      setComments(body.comments ?? []);
      setFields(body.fields ?? []);
    });
  }, [collection, document]);

  /** @returns false if it wasn't sent */
  const write = async (draft: Draft): Promise<boolean> => {
    const id = -Date.now();
    const shown = { ...draft, id, author: null, createdAt: new Date().toISOString(), resolvedAt: null, resolvedBy: null };
    setComments((known) => withComment(known, shown));
    const { ok, body, message } = await callApi<{ comment: ShownComment }>('/api/comments/write', { collection, document, ...draft });
    const written = ok ? body.comment : undefined;
    setComments((known) => {
      const others = known.filter((comment) => comment.id !== id);
      return written ? withComment(others, written) : others;
    });
    if (!written) toast.error(message ?? t('comments.failed'));
    return Boolean(written);
  };

  const resolve = async (comment: ShownComment, isResolved: boolean): Promise<void> => {
    setComments((known) => withComment(known, { ...comment, resolvedAt: isResolved ? new Date().toISOString() : null, resolvedBy: null }));
    const { ok, body, message } = await callApi<{ comment: ShownComment }>('/api/comments/resolve', { comment: comment.id, isResolved });
    const settled = (ok && body.comment) || comment;
    setComments((known) => withComment(known, settled));
    if (!ok) toast.error(message ?? t('common.failed'));
  };

  return { comments, fields, write, resolve };
}
