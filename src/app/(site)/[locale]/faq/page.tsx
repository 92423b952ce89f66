import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FAQ_GROUPS } from '@/domain/faq-groups';
import { routes } from '@/domain/routes';
import { listFaqs } from '@/features/faqs/queries';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/lib/metadata';
import { faqPage } from '@/lib/structured-data/faq-page';
import { StructuredData } from '@/lib/structured-data/structured-data';
import { Icon } from '@/ui/icon';
import { LocalText } from '@/ui/local-text';
import { PageHeader } from '@/ui/page-header';
import { RichText } from '@/ui/rich-text';
import { Section } from '@/ui/section';
import { Trail } from '../trail';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('faq')]);
  return pageMetadata({ title: t('title'), description: t('description'), path: routes.faq, locale });
}

export default async function FaqPage() {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('faq')]);
  const faqs = await listFaqs({ locale });
  return (
    <>
      <StructuredData
        things={[
          faqPage({
            name: t('title'),
            description: t('description'),
            locale,
            faqs: FAQ_GROUPS.flatMap((group) => faqs.filter((faq) => faq.group === group)),
          }),
        ]}
      />
      <Trail locale={locale} name={t('title')} path={routes.faq} />
      <PageHeader title={t('title')} />
      {FAQ_GROUPS.map((group) => {
        const entries = faqs.filter((faq) => faq.group === group);
        if (entries.length === 0) return null;
        return (
          <Section key={group} id={group} title={t(`groups.${group}`)}>
            <div className="max-w-[72ch] divide-y divide-line border-y border-line">
              {entries.map((faq) => (
                <details key={faq.slug} id={faq.slug} className="group">
                  <summary className="flex min-h-14 items-center justify-between gap-4 py-3 text-lg font-semibold hover:text-primary">
                    <LocalText text={faq.question} pageLang={locale} />
                    <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
                  </summary>
                  <div className="pb-5">
                    <RichText data={faq.answer.value} lang={faq.answer.lang} />
                  </div>
                </details>
              ))}
            </div>
          </Section>
        );
      })}
    </>
  );
}
