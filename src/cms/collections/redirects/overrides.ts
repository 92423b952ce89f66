import type { RedirectsPluginConfig } from '@payloadcms/plugin-redirects/types';
import type { Field } from 'payload';
import { cacheTags } from '@/domain/cache-tags';
import { siteAddress, sitePath } from '@/domain/site-path';
import { validationMessage } from '@/domain/validation-messages';
import { isWebUrl, URL_MAX_LENGTH } from '@/domain/web-url';
import { env } from '@/env';
import type { Redirect } from '@/payload-types';
import { anyone, contentAccess } from '../../access/rules';
import { contentHooks } from '../content-collection';
import { refuseDeadEnds } from './refuse-dead-ends';

interface Asker {
  req: { i18n: { language: string } };
}

const isGone = (data: Partial<Redirect>) => data?.type === 'gone';

/** Stores addresses in the form in which they are compared. */
const withoutOrigin = (value: string) =>
  value.startsWith(`${env.SITE_URL}/`) || value === env.SITE_URL ? value.slice(env.SITE_URL.length) || '/' : value;
const normalizePath = ({ value }: { value?: unknown }) => (typeof value === 'string' ? (sitePath(withoutOrigin(value.trim())) ?? value) : value);
const normalizeAddress = ({ value }: { value?: unknown }) =>
  typeof value === 'string' ? (siteAddress(withoutOrigin(value.trim())) ?? value.trim()) : value;

const TARGET_LABELS: Record<string, { en: string; nl: string }> = {
  type: { en: 'Leads to', nl: 'Leidt naar' },
  reference: { en: 'Entry', nl: 'Item' },
  url: { en: 'Address', nl: 'Adres' },
};

const addressTexts = {
  admin: {
    condition: (_data: unknown, sibling: Partial<Redirect['to']>) => sibling?.type === 'custom',
    description: {
      en: 'A path on this site such as /tools/new-name (also for Dutch), or a full https address.',
      nl: 'Een pad op deze site, zoals /tools/nieuwe-naam (ook voor het Nederlands), of een volledig https-adres.',
    },
  },
  validate: (value: string | null | undefined, { req }: Asker) =>
    (typeof value === 'string' && (siteAddress(value) !== null || isWebUrl(value))) || validationMessage('redirectTarget', req.i18n.language),
};

/** The plugin's field with labels in both panel languages; the old address must be a path on this site. */
function ownField(field: Field): Field {
  if (field.type === 'group' && 'name' in field && field.name === 'to') {
    return {
      ...field,
      admin: { ...field.admin, condition: (data) => !isGone(data) },
      fields: field.fields.map((target) => {
        const label = 'name' in target && target.name ? TARGET_LABELS[target.name] : undefined;
        if (!label) return target;
        if (target.type === 'text')
          return { ...target, label, maxLength: URL_MAX_LENGTH, hooks: { beforeValidate: [normalizeAddress] }, ...addressTexts } as Field;
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
    admin: {
      description: {
        en: 'A path on this site such as /tools/old-name. It holds for both languages, and with parameters behind it.',
        nl: 'Een pad op deze site, zoals /tools/oude-naam. Het geldt voor beide talen, ook met parameters erachter.',
      },
    },
    hooks: { beforeValidate: [normalizePath] },
    validate: (value: string | null | undefined, { req }: Asker) =>
      (typeof value === 'string' && sitePath(value) === value) || validationMessage('path', req.i18n.language),
  } as Field;
}

const typeField: Field = {
  name: 'type',
  type: 'select',
  defaultValue: 'permanent',
  label: { en: 'Kind', nl: 'Soort' },
  options: [
    { value: 'permanent', label: { en: 'Moved for good (308, as 301)', nl: 'Voorgoed verplaatst (308, zoals 301)' } },
    { value: 'temporary', label: { en: 'Elsewhere for now (307, as 302)', nl: 'Tijdelijk elders (307, zoals 302)' } },
    { value: 'gone', label: { en: 'Gone (410)', nl: 'Bestaat niet meer (410)' } },
  ],
};

/** Paths have no language prefix and redirect in both languages. */
export const redirectOverrides: NonNullable<RedirectsPluginConfig['overrides']> = {
  labels: { singular: { en: 'Redirect', nl: 'Doorverwijzing' }, plural: { en: 'Redirects', nl: 'Doorverwijzingen' } },
  access: contentAccess(anyone),
  admin: { useAsTitle: 'from', group: { en: 'Settings', nl: 'Instellingen' }, defaultColumns: ['from', 'type', 'to.url', 'updatedAt'] },
  custom: { tags: (redirect: Redirect) => [cacheTags.redirect(redirect.from)] },
  hooks: contentHooks({ beforeChange: [refuseDeadEnds] }),
  fields: ({ defaultFields }) => {
    const [from, ...others] = defaultFields.map(ownField);
    return from ? [from, typeField, ...others] : [];
  },
};
