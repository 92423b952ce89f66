import { type CollectionAfterOperationHook, type CollectionSlug, createLocalReq, type PayloadRequest } from 'payload';
import { DEFAULT_LOCALE, localeInfo, localeOf } from '@/domain/locales';

/** Payload's message that lists invalid fields doesn't say for which language. */
const namesFields = ({ t }: PayloadRequest, message: string) =>
  [1, 2].some((count) => message.startsWith(t('error:followingFieldsInvalid', { count })));

/** Adds the document's title and the language to the errors of a bulk change, because the list view shows nothing but the messages. */
export const nameRefused: CollectionAfterOperationHook = async ({ collection, operation, req, result }) => {
  if (operation !== 'update' || result.errors.length === 0) return result;
  const panelLanguage = localeOf(req.i18n.language);
  const title = collection.admin.useAsTitle ?? 'id';
  const { docs } = await req.payload.find({
    collection: collection.slug as CollectionSlug,
    where: { id: { in: result.errors.map(({ id }) => id) } },
    draft: true,
    trash: true,
    select: { [title]: true },
    locale: panelLanguage,
    fallbackLocale: DEFAULT_LOCALE,
    pagination: false,
    depth: 0,
    // A separate request, because a read changes the language of its request.
    req: await createLocalReq({ req: { transactionID: req.transactionID } as PayloadRequest }, req.payload),
  });
  const titles = new Map((docs as unknown as (Record<string, unknown> & { id: number | string })[]).map((doc) => [doc.id, doc[title]]));
  const language = localeInfo(localeOf(req.locale)).names[panelLanguage];
  const errors = result.errors.map((error) => {
    const name = titles.get(error.id as number) || `#${error.id}`;
    return { ...error, message: `${name}: ${error.message}${namesFields(req, error.message) ? ` (${language})` : ''}` };
  });
  return { ...result, errors };
};
