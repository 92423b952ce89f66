import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { MAX_ID } from '@/domain/limits';
import { localePath, routes } from '@/domain/routes';
import { ReportForm } from '@/features/reviews/components/report-form';
import { formTexts } from '@/i18n/form-texts';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { asContributor } from '@/server/door/contributions';
import { PageLink } from '@/ui/page-link';
import { PageTop } from '../../../page-top';
import { PrivacyLink } from '../../../privacy-link';

type Props = PageProps<'/[locale]/reviews/[id]/report'>;

export const dynamic = 'force-dynamic';

async function reviewOf({ params }: Props) {
  const { id } = await params;
  if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > MAX_ID) return notFound();
  const contributor = await asContributor();
  return (await contributor.publishedReview(Number(id))) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [locale, t, { id }] = await Promise.all([pageLocale(), getTranslations('forms.report'), props.params]);
  await reviewOf(props);
  return pageMetadata({ title: t('title'), path: routes.reportReview(Number(id)), locale, noIndex: true });
}

export default async function ReportReviewPage(props: Props) {
  const [locale, t, tools, review] = await Promise.all([pageLocale(), getTranslations('forms.report'), getTranslations('tools'), reviewOf(props)]);
  const { name, slug } = review.tool;
  return (
    <>
      <PageTop
        locale={locale}
        name={t('title')}
        intro={t('intro', { title: review.title, name })}
        through={[
          { name: tools('title'), path: routes.tools },
          { name, path: routes.tool(slug) },
        ]}
      />
      <blockquote
        lang={review.language}
        dir="auto"
        className="mb-8 max-w-xl whitespace-pre-line border-l-4 border-line-strong pl-4 text-sm text-muted"
      >
        {review.text}
      </blockquote>
      <ReportForm locale={locale} review={review.id} {...(await formTexts('report', locale))} />
      <PrivacyLink />
      <p className="mt-6">
        <PageLink
          href={`${localePath(routes.tool(slug), locale)}#reviews`}
          className="inline-flex min-h-6 items-center text-sm font-semibold text-link"
        >
          {t('back', { name })}
        </PageLink>
      </p>
    </>
  );
}
