import { createLocalReq, getLocalI18n, type PayloadRequest, type TaskConfig, type TypedUser } from 'payload';
import { localeOf } from '@/domain/locales';
import { validationMessage } from '@/domain/validation-messages';
import { isEditor } from '../access/roles';
import { relationIds } from '../fields/relation-ids';
import { failRelease, publishRelease } from './publish-release';
import { isScheduledFor } from './release';

/** A release published by its job, unless it was published, cancelled or moved to another time since. */
async function publishScheduled({ payload }: PayloadRequest, id: number, publishAt: string): Promise<void> {
  const release = await payload.findByID({ collection: 'releases', id, depth: 0, disableErrors: true });
  if (!release || !isScheduledFor(release, publishAt)) return;
  const language = localeOf(release.language);
  const [scheduledBy] = relationIds(release.scheduledBy);
  const account = scheduledBy ? await payload.findByID({ collection: 'users', id: scheduledBy, depth: 0, disableErrors: true }) : null;
  const user = isEditor(account) ? ({ ...account, collection: 'users' } as TypedUser) : undefined;
  const i18n = await getLocalI18n({ config: payload.config, language });
  const req = await createLocalReq({ user, req: { i18n } as PayloadRequest }, payload);
  const wanted = { scheduledFor: publishAt };
  if (user) await publishRelease(req, id, wanted);
  else await failRelease(req, id, { message: validationMessage('releaseAuthor', language) }, wanted);
}

/** Publishes a release at its time, with the rights of the account that scheduled it. Retries while the database is away. */
export const publishScheduledRelease: TaskConfig<'publish-release'> = {
  slug: 'publish-release',
  inputSchema: [
    { name: 'release', type: 'number', required: true },
    { name: 'publishAt', type: 'text', required: true },
  ],
  retries: { attempts: 8, backoff: { type: 'exponential', delay: 5000 } },
  handler: async ({ input: { release, publishAt }, req }) => {
    await publishScheduled(req, release, publishAt);
    return { output: {} };
  },
};
