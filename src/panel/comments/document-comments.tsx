'use client';

import { Button, Drawer, useDocumentInfo, useDrawerSlug, useLocale, useModal } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { localeOf } from '@/domain/locales';
import { DeskButton } from '../desk-button';
import { COMMENTS_HASH } from '../paths';
import { usePanelTexts } from '../use-panel-texts';
import { CommentForm } from './comment-form';
import { CommentThread } from './comment-thread';
import { threadsOf } from './threads';
import { useComments } from './use-comments';
import './comments.css';

/** Comments of editors on the document of the edit view and on its fields. */
export function DocumentComments() {
  const { id, collectionSlug } = useDocumentInfo();
  const { t } = usePanelTexts();
  const { openModal } = useModal();
  const locale = localeOf(useLocale().code);
  const drawer = useDrawerSlug('comments');
  // Outside of the drawer, which forgets what is in it when it closes.
  const comments = useComments(collectionSlug, Number(id ?? 0));
  const [field, setField] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link with this fragment opens the drawer once
  useEffect(() => {
    if (id && window.location.hash === COMMENTS_HASH) openModal(drawer);
  }, [id]);

  if (!id || !collectionSlug) return null;
  const threads = threadsOf(comments.comments);
  const open = threads.filter(({ resolvedAt }) => !resolvedAt);
  const resolved = threads.filter(({ resolvedAt }) => resolvedAt);
  const thread = (shown: (typeof threads)[number]) => <CommentThread key={shown.id} thread={shown} comments={comments} />;
  return (
    <div className="panel-view">
      <Button size="medium" buttonStyle="secondary" onClick={() => openModal(drawer)} extraButtonProps={{ 'aria-haspopup': 'dialog' }}>
        {t('comments.count', { count: open.length })}
      </Button>
      <Drawer slug={drawer} title={t('comments.title')}>
        <div className="panel-view comments">
          <p className="panel-hint">{t('comments.hint')}</p>
          <CommentForm comments={comments} field={field} onField={setField} locale={locale} />
          {comments.status === 'failed' && (
            <div className="panel-alert" data-tone="bad" role="alert">
              <p>{t('comments.notLoaded')}</p>
              <DeskButton buttonStyle="secondary" onClick={() => void comments.load()}>
                {t('common.tryAgain')}
              </DeskButton>
            </div>
          )}
          {comments.status === 'loaded' && open.length === 0 && <p className="panel-empty">{t('comments.empty')}</p>}
          <ol className="panel-plain comments__threads">{open.map(thread)}</ol>
          {resolved.length > 0 && (
            <details>
              <summary>{t('comments.resolved', { count: resolved.length })}</summary>
              <ol className="panel-plain comments__threads">{resolved.map(thread)}</ol>
            </details>
          )}
        </div>
      </Drawer>
    </div>
  );
}
