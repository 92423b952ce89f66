import { getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { sendTool } from '@/features/submissions/actions';
import { ToolForm } from '@/features/submissions/components/tool-form';
import { pageLocale } from '@/i18n/page-locale';
import { fixedPageMetadata } from '@/seo/metadata';
import { SharingTags, withoutSharing } from '@/seo/sharing-tags';
import { PageTop } from '../page-top';
import { PrivacyLink } from '../privacy-link';
import { toolFormProps } from './form-props';

const allMetadata = fixedPageMetadata('drop-a-tool');

export const generateMetadata = withoutSharing(allMetadata);

export default async function DropToolPage() {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('forms.tool')]);
  return (
    <>
      <SharingTags of={allMetadata()} />
      <PageTop locale={locale} name={t('title')} path={routes.dropTool} intro={t('intro')} />
      <div className="max-w-2xl">
        <ToolForm {...(await toolFormProps(locale))} action={sendTool} />
        <PrivacyLink />
      </div>
    </>
  );
}
