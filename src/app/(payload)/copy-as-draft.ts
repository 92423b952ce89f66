import { copyDataFromLocaleHandler } from '@payloadcms/ui/rsc';

type CopyArgs = Parameters<typeof copyDataFromLocaleHandler>[0];

/** "Copy to locale" makes a draft of that language. Payload sends the status of the document along, which would publish it at once. */
export function copyAsDraft(args: CopyArgs): ReturnType<typeof copyDataFromLocaleHandler> {
  args.req.context.isCopy = true;
  return copyDataFromLocaleHandler(args);
}
