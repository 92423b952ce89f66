import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { localePath, routes } from '@/domain/routes';
import { CORRECTED } from '@/domain/schemas/correction';
import { buyerFactLabel, isBuyerFact } from '@/domain/tool/buyer-facts';
import { CorrectionForm } from '@/features/corrections/components/correction-form';
import { getTool } from '@/features/tools/queries';
import { formTexts } from '@/i18n/form-texts';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { PageLink } from '@/ui/page-link';
import { redirectOrNotFound } from '../../../missing';
import { PageTop } from '../../../page-top';
import { PrivacyLink } from '../../../privacy-link';

type Props = PageProps<'/[locale]/tools/[slug]/correct'>;

export const generateStaticParams = () => [];

async function load({ params }: Props) {
  const [locale, { slug }] = await Promise.all([pageLocale(), params]);
  return { locale, tool: (await getTool({ slug, locale })) ?? (await redirectOrNotFound(routes.correctTool(slug), locale)) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [t, { locale, tool }] = await Promise.all([getTranslations('forms.correction'), load(props)]);
  return pageMetadata({ title: t('title', { name: tool.name }), path: routes.correctTool(tool.slug), locale, noIndex: true });
}

/** Where visitors and makers say what is wrong about a tool. */
export default async function CorrectToolPage(props: Props) {
  const [t, tools, { locale, tool }] = await Promise.all([getTranslations('forms.correction'), getTranslations('tools'), load(props)]);
  const { name, slug } = tool;
  const subjects = CORRECTED.map((value) => ({ value, label: isBuyerFact(value) ? buyerFactLabel(value)[locale] : t(`subjects.${value}`) }));
  return (
    <>
      <PageTop
        locale={locale}
        name={t('link')}
        title={t('title', { name })}
        intro={t('intro', { name })}
        through={[
          { name: tools('title'), path: routes.tools },
          { name, path: routes.tool(slug) },
        ]}
      />
      <CorrectionForm locale={locale} tool={tool.id} subjects={subjects} {...(await formTexts('correction', locale))} />
      <PrivacyLink />
      <p className="mt-6">
        <PageLink href={localePath(routes.tool(slug), locale)} className="inline-flex min-h-6 items-center text-sm font-semibold text-link">
          {t('back', { name })}
        </PageLink>
      </p>
    </>
  );
}
