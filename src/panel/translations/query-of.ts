import type { PayloadRequest } from 'payload';
import type { WorkQuery } from '@/cms/translations/types';
import type { WorkList } from '../paths';

/** What a work list holds for the person who opens it. */
export const queryOf = ({ user }: PayloadRequest, { assignee, ...list }: WorkList): WorkQuery => ({
  ...list,
  assignee: assignee === 'mine' ? Number(user?.id) : assignee,
});
