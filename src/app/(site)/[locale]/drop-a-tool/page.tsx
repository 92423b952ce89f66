import { getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { sendTool } from '@/features/submissions/actions';
import { ToolForm } from '@/features/submissions/components/tool-form';
import { pageLocale } from '@/i18n/page-locale';
import { fixedPageMetadata } from '@/seo/metadata';
import { SharingTags, withoutSharing } from '@/seo/sharing-tags';
import { Facts } from '@/ui/facts';
import { PageHeader } from '@/ui/page-header';
import { WithAside } from '@/ui/with-aside';
import { PrivacyLink } from '../privacy-link';
import { Trail } from '../trail';
import { toolFormProps } from './form-props';

const allMetadata = fixedPageMetadata('drop-a-tool');

export const generateMetadata = withoutSharing(allMetadata);

export default async function DropToolPage() {
  const [locale, t, help] = await Promise.all([pageLocale(), getTranslations('forms.tool'), getTranslations('dropToolHelp')]);
  return (
    <>
      <SharingTags of={allMetadata()} />
      <Trail locale={locale} name={t('title')} path={routes.dropTool} />
      <WithAside
        title={help('title')}
        // In the header, so that on phones it comes before the aside.
        header={
          <>
            <PageHeader title={t('title')} intro={t('intro')} />
            <div className="max-w-2xl">
              <ToolForm {...(await toolFormProps(locale))} action={sendTool} />
              <PrivacyLink />
            </div>
          </>
        }
        aside={
          <Facts
            facts={[
              [help('known'), help('knownText')],
              [help('check'), help('checkText')],
              [help('answer'), help('answerText')],
              [help('withdraw'), help('withdrawText')],
            ]}
          />
        }
      />
    </>
  );
}
