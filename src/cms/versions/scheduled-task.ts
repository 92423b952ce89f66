import type { CollectionAfterDeleteHook, CollectionSlug, PayloadRequest, SanitizedConfig, TaskHandlerArgs } from 'payload';
import { DEFAULT_LOCALE, isLocale } from '@/domain/locales';
import { PARTS, type Part, partsIn } from '@/domain/parts';
import type { TaskSchedulePublish } from '@/payload-types';
import { inTransaction } from '../database/transaction';
import { completeInTransaction } from '../queues/claims';

type Input = TaskSchedulePublish['input'];

/** The person who scheduled it, with today's rights. @throws NotFound if the account is gone or disabled */
async function scheduledBy(req: PayloadRequest, { user }: Input) {
  if (!user) return null;
  if (typeof user !== 'object') throw new Error('Scheduled without the collection of its user');
  const id = typeof user.value === 'object' ? user.value.id : user.value;
  const account = await req.payload.findByID({ collection: user.relationTo, id, depth: 0 });
  return { ...account, collection: user.relationTo };
}

/** Payload's field for a language holds what the schedule concerns: the parts, such as "nl" or "nl,shared"; everything without it. */
function partsOf({ locale }: Input): readonly Part[] {
  const parts = locale ? partsIn(locale) : PARTS;
  if (!parts) throw new Error(`Scheduled for an unknown part: ${locale}`);
  return parts;
}

/** Makes a scheduled publish or unpublish concern the parts it names. Payload's task ignores the language of an unpublish and publishes English only without one. */
export function scheduleByLanguage(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs?.tasks?.find(({ slug }) => slug === 'schedulePublish');
  if (!task) return config;
  task.handler = (async ({ input, job, req }: TaskHandlerArgs<'schedulePublish'>) => {
    const { doc, type } = input;
    // Payload queues an empty job when a schedule is deleted.
    if (!doc) return { output: {} };
    const user = await scheduledBy(req, input);
    const parts = partsOf(input);
    await inTransaction(req, async () => {
      await req.payload.update({
        collection: doc.relationTo as CollectionSlug,
        id: Number(typeof doc.value === 'object' ? doc.value.id : doc.value),
        data: { _status: type === 'unpublish' ? 'draft' : 'published' },
        locale: parts.find(isLocale) ?? DEFAULT_LOCALE,
        context: { parts },
        depth: 0,
        overrideAccess: user === null,
        user,
        req: { transactionID: req.transactionID },
      });
      await completeInTransaction(req, job);
    });
    return { output: {} };
  }) as never;
  return config;
}

/** Deletes what was scheduled for a deleted document: Payload looks for its id as a number, which its panel and ours store as text. */
export const deleteSchedules: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await req.payload.db.deleteMany({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { processing: { equals: false } },
        { 'input.doc.value': { equals: String(id) } },
        { 'input.doc.relationTo': { equals: collection.slug } },
      ],
    },
    req,
  });
};
