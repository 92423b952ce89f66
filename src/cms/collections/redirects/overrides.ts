import type { RedirectsPluginConfig } from '@payloadcms/plugin-redirects/types';
import { cacheTags } from '@/domain/cache-tags';
import { validationMessage } from '@/domain/validation-messages';
import type { Redirect } from '@/payload-types';
import { anyone } from '../../access/anyone';
import { contentAccess } from '../../access/content-access';
import { guardQuery } from '../../hooks/guard-query';
import { rememberPublishedBefore } from '../../hooks/published-before';
import { revalidateTags } from '../../hooks/revalidate-tags';

const OWN_PATH = /^\/(?![/\\])[^\s?#\\]*$/;

const revalidate = revalidateTags((doc: Redirect, before: Redirect | null) => [
  cacheTags.redirect(doc.from),
  ...(before ? [cacheTags.redirect(before.from)] : []),
]);

/** Old addresses and where they lead. Paths are without language prefix and hold for both languages. */
export const redirectOverrides: NonNullable<RedirectsPluginConfig['overrides']> = {
  labels: { singular: { en: 'Redirect', nl: 'Doorverwijzing' }, plural: { en: 'Redirects', nl: 'Doorverwijzingen' } },
  access: contentAccess(anyone),
  admin: { useAsTitle: 'from', group: { en: 'Settings', nl: 'Instellingen' }, defaultColumns: ['from', 'to.url', 'updatedAt'] },
  hooks: {
    beforeOperation: [guardQuery],
    beforeChange: [rememberPublishedBefore],
    afterChange: [revalidate.afterChange],
    afterDelete: [revalidate.afterDelete],
  },
  fields: ({ defaultFields }) =>
    defaultFields.map((field) =>
      'name' in field && field.name === 'from' && field.type === 'text'
        ? {
            ...field,
            label: { en: 'From', nl: 'Van' },
            validate: (value: string | null | undefined, { req }: { req: { i18n: { language: string } } }) =>
              (typeof value === 'string' && OWN_PATH.test(value)) || validationMessage('path', req.i18n.language),
          }
        : field,
    ) as typeof defaultFields,
};
