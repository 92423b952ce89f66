import type { RedirectsPluginConfig } from '@payloadcms/plugin-redirects/types';
import type { Field } from 'payload';
import { cacheTags } from '@/domain/cache-tags';
import { siteAddress, sitePath } from '@/domain/routes';
import { isWebUrl, URL_MAX_LENGTH } from '@/domain/web-url';
import { env } from '@/env';
import type { Redirect } from '@/payload-types';
import { anyone, contentAccess } from '../../access/rules';
import { options } from '../../fields/options';
import { overrideFields } from '../../fields/override-fields';
import { validated } from '../../fields/validated';
import { contentHooks } from '../content-collection';
import { refuseDeadEnds } from './refuse-dead-ends';

/** Stores addresses in the form in which they are compared. */
const withoutOrigin = (value: string) =>
  value.startsWith(`${env.SITE_URL}/`) || value === env.SITE_URL ? value.slice(env.SITE_URL.length) || '/' : value;
const normalizePath = ({ value }: { value?: unknown }) => (typeof value === 'string' ? (sitePath(withoutOrigin(value.trim())) ?? value) : value);
const normalizeAddress = ({ value }: { value?: unknown }) =>
  typeof value === 'string' ? (siteAddress(withoutOrigin(value.trim())) ?? value.trim()) : value;

/** Changes to the plugin's fields: labels in both panel languages, and addresses that are paths on this site. */
const OWN_FIELDS = {
  from: {
    label: { en: 'From', nl: 'Van' },
    admin: {
      description: {
        en: 'A path on this site such as /tools/old-name. It holds for both languages, and with parameters behind it.',
        nl: 'Een pad op deze site, zoals /tools/oude-naam. Het geldt voor beide talen, ook met parameters erachter.',
      },
    },
    hooks: { beforeValidate: [normalizePath] },
    validate: validated((value) => (typeof value === 'string' && sitePath(value) === value) || 'path'),
  },
  to: { label: { en: 'Destination', nl: 'Bestemming' }, admin: { condition: (data: Partial<Redirect>) => data?.type !== 'gone' } },
  type: {
    label: { en: 'Leads to', nl: 'Leidt naar' },
    options: options({
      reference: { en: 'An entry', nl: 'Een item' },
      custom: { en: 'An address', nl: 'Een adres' },
    }),
  },
  reference: { label: { en: 'Entry', nl: 'Item' } },
  url: {
    label: { en: 'Address', nl: 'Adres' },
    maxLength: URL_MAX_LENGTH,
    hooks: { beforeValidate: [normalizeAddress] },
    admin: {
      description: {
        en: 'A path on this site such as /tools/new-name (also for Dutch), or a full https address.',
        nl: 'Een pad op deze site, zoals /tools/nieuwe-naam (ook voor het Nederlands), of een volledig https-adres.',
      },
    },
    validate: validated((value) => (typeof value === 'string' && (siteAddress(value) !== null || isWebUrl(value))) || 'redirectTarget'),
  },
};

const typeField: Field = {
  name: 'type',
  type: 'select',
  defaultValue: 'permanent',
  label: { en: 'Kind', nl: 'Soort' },
  options: options({
    permanent: { en: 'Moved for good (308, as 301)', nl: 'Voorgoed verplaatst (308, zoals 301)' },
    temporary: { en: 'Elsewhere for now (307, as 302)', nl: 'Tijdelijk elders (307, zoals 302)' },
    gone: { en: 'Gone (410)', nl: 'Bestaat niet meer (410)' },
  }),
};

/** Paths have no language prefix and redirect in both languages. */
export const redirectOverrides: NonNullable<RedirectsPluginConfig['overrides']> = {
  labels: { singular: { en: 'Redirect', nl: 'Doorverwijzing' }, plural: { en: 'Redirects', nl: 'Doorverwijzingen' } },
  access: contentAccess(anyone),
  admin: { useAsTitle: 'from', group: { en: 'Settings', nl: 'Instellingen' }, defaultColumns: ['from', 'type', 'to.url', 'updatedAt'] },
  custom: { tags: (redirect: Redirect) => [cacheTags.redirect(redirect.from)] },
  hooks: contentHooks({ beforeChange: [refuseDeadEnds] }),
  fields: ({ defaultFields }) => overrideFields(defaultFields, OWN_FIELDS).toSpliced(1, 0, typeField),
};
