import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { sendTool } from '@/features/submissions/actions';
import { ToolForm } from '@/features/submissions/components/tool-form';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { PageHeader } from '@/ui/page-header';
import { PrivacyLink } from '../privacy-link';
import { Trail } from '../trail';
import { toolFormProps } from './form-props';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('forms.tool')]);
  return pageMetadata({ title: t('title'), description: t('description'), path: routes.dropTool, locale });
}

export default async function DropToolPage() {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('forms.tool')]);
  return (
    <>
      <Trail locale={locale} name={t('title')} path={routes.dropTool} />
      <PageHeader title={t('title')} intro={t('intro')} />
      <div className="max-w-2xl">
        <ToolForm {...(await toolFormProps(locale))} action={sendTool} />
        <PrivacyLink />
      </div>
    </>
  );
}
