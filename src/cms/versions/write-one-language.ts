import type { GlobalConfig } from 'payload';

type GlobalBeforeOperationHook = NonNullable<NonNullable<GlobalConfig['hooks']>['beforeOperation']>[number];

/**
 * Writes a global in the requested language only. Payload fills in missing fields from a read with fallback, which may be the other language's text,
 * and with `publishSpecificLocale` drops the other language of a global without drafts.
 */
export const writeOneLanguage: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update') return args;
  req.fallbackLocale = false;
  return { ...args, publishSpecificLocale: undefined };
};
