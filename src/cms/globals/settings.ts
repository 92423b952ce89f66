import type { GlobalConfig } from 'payload';
import { cacheTags } from '@/domain/cache-tags';
import { isLocalUrl } from '@/domain/local-url';
import { CHECK_GOAL } from '@/domain/tool/fact-checks';
import { env, IS_HTTPS } from '@/env';
import { admins, anyone, type editors, editorsOnlyField } from '../access/rules';
import { revalidateGlobalTags } from '../cache/revalidate-tags';
import { lockGlobal } from '../database/lock-hooks';
import { toneField } from '../terminology/fields';

type GlobalBeforeOperationHook = NonNullable<NonNullable<GlobalConfig['hooks']>['beforeOperation']>[number];

/**
 * Writes a global in the requested language only. Payload fills in missing fields from a read with fallback, which may be the other language's text,
 * and with `publishSpecificLocale` drops the other language of a global without drafts.
 */
const writeOneLanguage: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update') return args;
  req.fallbackLocale = false;
  return { ...args, publishSpecificLocale: undefined };
};

type SettingsGlobal = Pick<GlobalConfig, 'slug' | 'label' | 'fields'> & { writers: typeof editors; tag: string };

/** A global that everyone reads; saving it expires the pages with its tag. */
export const settingsGlobal = ({ writers, tag, ...config }: SettingsGlobal): GlobalConfig => ({
  ...config,
  access: { read: anyone, update: writers, readVersions: writers },
  admin: { group: { en: 'Settings', nl: 'Instellingen' } },
  versions: { max: 20 },
  hooks: { beforeOperation: [lockGlobal, writeOneLanguage], afterChange: [revalidateGlobalTags([tag])] },
});

export const Settings = settingsGlobal({
  slug: 'settings',
  label: { en: 'Home page and settings', nl: 'Startpagina en instellingen' },
  writers: admins,
  tag: cacheTags.settings,
  fields: [
    { name: 'homeTitle', type: 'text', localized: true, required: true, maxLength: 120, label: { en: 'Home page: heading', nl: 'Startpagina: kop' } },
    {
      name: 'homeIntro',
      type: 'textarea',
      localized: true,
      required: true,
      maxLength: 400,
      label: { en: 'Home page: introduction', nl: 'Startpagina: inleiding' },
    },
    {
      name: 'siteDescription',
      type: 'textarea',
      localized: true,
      required: true,
      maxLength: 200,
      label: { en: 'Description for search engines', nl: 'Omschrijving voor zoekmachines' },
    },
    toneField,
    {
      name: 'contactEmail',
      type: 'email',
      label: { en: 'Contact messages go to', nl: 'Contactberichten gaan naar' },
      access: editorsOnlyField,
      admin: {
        description: {
          en: 'Empty: the address of the site owner. Never public.',
          nl: 'Leeg: het adres van de site-eigenaar. Nooit openbaar.',
        },
      },
    },
    {
      name: 'checkGoal',
      type: 'number',
      min: 1,
      max: 100_000,
      defaultValue: CHECK_GOAL,
      label: { en: 'Fact checks per month', nl: 'Feiten nakijken per maand' },
      access: editorsOnlyField,
      admin: {
        step: 1,
        description: { en: 'The goal shown above the fact checks. Never public.', nl: 'Het doel dat boven Feiten nakijken staat. Nooit openbaar.' },
      },
    },
    {
      name: 'staffSecondFactor',
      type: 'checkbox',
      defaultValue: () => IS_HTTPS && !isLocalUrl(env.SITE_URL),
      label: { en: 'Editors and admins need two-step verification', nl: 'Tweestapsverificatie verplicht voor redacteuren en beheerders' },
      access: editorsOnlyField,
      admin: {
        description: {
          en: 'Without it they reach their profile, where they can turn it on, but not this panel. Signing in with a passkey counts, too.',
          nl: 'Zonder tweede stap komen ze wel bij hun profiel, waar ze die kunnen aanzetten, maar niet in dit paneel. Inloggen met een passkey telt ook.',
        },
      },
    },
  ],
});
