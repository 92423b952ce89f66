import config from '@payload-config';
import { handleServerFunctions } from '@payloadcms/next/layouts';
import { headers } from 'next/headers';
import { getPayload, type ServerFunctionClient, UnauthorizedError } from 'payload';
import { isEditor } from '@/cms/access/roles';
import { importMap } from './admin/importMap';
import { copyAsDraft } from './copy-as-draft';

/** Payload's server functions. It looks names up in a plain object, where `constructor` is a function that returns the whole request. */
export const SERVER_FUNCTIONS = [
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
];

/**
 * Answers the panel's one server action, which anyone can call: editors only, and only the functions above.
 * @throws UnauthorizedError
 */
export const answerServerFunction: ServerFunctionClient = async ({ name, args }) => {
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers: await headers() });
  if (!isEditor(user) || !SERVER_FUNCTIONS.includes(name)) throw new UnauthorizedError();
  return handleServerFunctions({ name, args, config, importMap, serverFunctions: { 'copy-data-from-locale': copyAsDraft } });
};
