import config from '@payload-config';
import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { upsertPreferences } from '@payloadcms/ui/rsc';
import { headers } from 'next/headers';
import { createLocalReq, getPayload } from 'payload';
import { cache } from 'react';
import { isEditor } from '@/cms/access/roles';
import { DEFAULT_LOCALE, isLocale } from '@/domain/locales';

/** Payload's preference for the language of the content. */
const CONTENT_LOCALE = 'locale';

/** People who are known to have chosen a language, so that most requests read nothing. */
const settled = new Set<number | string>();

/**
 * Opens the content in the panel's language for people who haven't chosen one: Payload would start everybody in the default language. Layout and page
 * render side by side, so both wait for it.
 */
export const startInPanelLanguage = cache(async (): Promise<void> => {
  const { language } = await getNextRequestI18n({ config: await config });
  if (language === DEFAULT_LOCALE || !isLocale(language)) return;
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers: await headers() });
  if (!user || !isEditor(user) || settled.has(user.id)) return;
  const chosen = await payload.count({
    collection: 'payload-preferences',
    where: { and: [{ key: { equals: CONTENT_LOCALE } }, { 'user.relationTo': { equals: user.collection } }, { 'user.value': { equals: user.id } }] },
  });
  if (chosen.totalDocs === 0) await upsertPreferences({ key: CONTENT_LOCALE, req: await createLocalReq({ user }, payload), value: language });
  settled.add(user.id);
});
