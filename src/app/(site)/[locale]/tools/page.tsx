import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { listTools } from '@/features/tools/queries';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/lib/metadata';
import { ToolListPage } from './list-page';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('tools')]);
  return pageMetadata({ title: t('title'), description: t('description'), path: routes.tools, locale });
}

export default async function ToolsPage() {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('tools')]);
  const list = await listTools({ page: 1, locale });
  return <ToolListPage locale={locale} page={1} list={list} title={t('title')} intro={t('intro', { count: list.total })} pathOf={routes.toolsPage} />;
}
