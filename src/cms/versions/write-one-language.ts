import type { GlobalConfig } from 'payload';

type GlobalBeforeOperationHook = NonNullable<NonNullable<GlobalConfig['hooks']>['beforeOperation']>[number];

/**
 * Keeps the texts of a global in the language they are written in. Payload completes what was not sent with what the language at hand reads, which is the
 * other language's text when a fallback is asked for, and with `publishSpecificLocale` it drops the other language of a global that has no drafts.
 */
export const writeOneLanguage: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update') return args;
  req.fallbackLocale = false;
  return { ...args, publishSpecificLocale: undefined };
};
