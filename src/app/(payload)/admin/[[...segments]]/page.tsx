import config from '@payload-config';
import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { startInPanelLanguage } from '../../content-locale';
import { importMap } from '../importMap';

/** A custom view's title in the configuration: a key of `views` in Payload's translations. */
const VIEW_TITLE = /^views:\w+/;

interface AdminPageProps {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export async function generateMetadata({ params, searchParams }: AdminPageProps): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams });
  if (typeof metadata.title !== 'string') return metadata;
  const { t } = await getNextRequestI18n({ config: await config });
  return { ...metadata, title: metadata.title.replace(VIEW_TITLE, (key) => t(key as 'general:menu')) };
}

export default async function AdminPage({ params, searchParams }: AdminPageProps) {
  await startInPanelLanguage();
  return RootPage({ config, importMap, params, searchParams });
}
