import type { PayloadRequest } from 'payload';
import type { OpenComment } from '@/cms/comments/comments';
import { Card } from '../card';
import { collectionName } from '../collection-name';
import { LinkList, Time } from '../link-list';
import type { PanelLanguage } from '../panel-language';
import { COMMENTS_HASH, editViewPath } from '../paths';

const EXCERPT = 120;

const excerpt = (text: string) => (text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text);

interface OpenCommentsProps extends Pick<PanelLanguage, 't' | 'format'> {
  /** Unique on the page. */
  id: string;
  req: PayloadRequest;
  comments: OpenComment[];
}

/** The newest open comments, each with a link that opens it. */
export function OpenComments({ id: card, req, comments, t, format }: OpenCommentsProps) {
  return (
    <Card id={card} title={t('comments.open')}>
      <LinkList
        empty={t('comments.noOpen')}
        rows={comments.map(({ comment, collection, id, isTrashed, title, text, author, createdAt }) => ({
          id: comment,
          href: `${editViewPath(collection, id, isTrashed)}${COMMENTS_HASH}`,
          title: excerpt(text),
          detail: [author ?? t('comments.someone'), title ?? collectionName(req, collection)].join(' · '),
          aside: <Time at={createdAt} format={format.moment} />,
        }))}
      />
    </Card>
  );
}
