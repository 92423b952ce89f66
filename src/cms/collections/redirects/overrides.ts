import type { RedirectsPluginConfig } from '@payloadcms/plugin-redirects/types';
import type { Field } from 'payload';
import { cacheTags } from '@/domain/cache-tags';
import { validationMessage } from '@/domain/validation-messages';
import type { Redirect } from '@/payload-types';
import { anyone } from '../../access/anyone';
import { contentAccess } from '../../access/content-access';
import { contentHooks } from '../../hooks/content-hooks';
import { revalidateTags } from '../../hooks/revalidate-tags';

const OWN_PATH = /^\/(?![/\\])[^\s?#\\]*$/;

const revalidate = revalidateTags((doc: Redirect, before: Redirect | null) => [
  cacheTags.redirect(doc.from),
  ...(before ? [cacheTags.redirect(before.from)] : []),
]);

const TARGET_LABELS: Record<string, { en: string; nl: string }> = {
  type: { en: 'Leads to', nl: 'Leidt naar' },
  reference: { en: 'Entry', nl: 'Item' },
  url: { en: 'Address', nl: 'Adres' },
};

/** The plugin's field with labels in both panel languages; the old address is a path on this site. */
function ownField(field: Field): Field {
  if (field.type === 'group' && 'name' in field && field.name === 'to') {
    return {
      ...field,
      fields: field.fields.map((target) => {
        const label = 'name' in target && target.name ? TARGET_LABELS[target.name] : undefined;
        if (!label) return target;
        if (target.type !== 'radio') return { ...target, label } as Field;
        const options = [
          { value: 'reference', label: { en: 'An entry', nl: 'Een item' } },
          { value: 'custom', label: { en: 'An address', nl: 'Een adres' } },
        ];
        return { ...target, label, options };
      }),
    };
  }
  if (field.type !== 'text' || field.name !== 'from') return field;
  return {
    ...field,
    label: { en: 'From', nl: 'Van' },
    validate: (value: string | null | undefined, { req }: { req: { i18n: { language: string } } }) =>
      (typeof value === 'string' && OWN_PATH.test(value)) || validationMessage('path', req.i18n.language),
  } as Field;
}

const typeField: Field = {
  name: 'type',
  type: 'select',
  defaultValue: 'permanent',
  label: { en: 'Kind', nl: 'Soort' },
  options: [
    { value: 'permanent', label: { en: 'Moved for good (301)', nl: 'Voorgoed verplaatst (301)' } },
    { value: 'temporary', label: { en: 'Elsewhere for now (302)', nl: 'Tijdelijk elders (302)' } },
    { value: 'gone', label: { en: 'Gone (410)', nl: 'Bestaat niet meer (410)' } },
  ],
};

/** Old addresses and where they lead. Paths are without language prefix and hold for both languages. */
export const redirectOverrides: NonNullable<RedirectsPluginConfig['overrides']> = {
  labels: { singular: { en: 'Redirect', nl: 'Doorverwijzing' }, plural: { en: 'Redirects', nl: 'Doorverwijzingen' } },
  access: contentAccess(anyone),
  admin: { useAsTitle: 'from', group: { en: 'Settings', nl: 'Instellingen' }, defaultColumns: ['from', 'to.url', 'updatedAt'] },
  hooks: contentHooks({ revalidate }),
  fields: ({ defaultFields }) => [...defaultFields.map(ownField), typeField],
};
