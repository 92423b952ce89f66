import { getTranslations } from 'next-intl/server';
import { FAQ_GROUPS } from '@/domain/faq-groups';
import { localePath, routes } from '@/domain/routes';
import { listFaqs } from '@/features/faqs/queries';
import { pageLocale } from '@/i18n/page-locale';
import { fixedPageMetadata } from '@/seo/metadata';
import { SharingTags, withoutSharing } from '@/seo/sharing-tags';
import { faqPage } from '@/seo/structured-data/entries';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { HtmlOnly } from '@/ui/html-only';
import { Icon } from '@/ui/icon';
import { LocalText } from '@/ui/local-text';
import { PageHeader } from '@/ui/page-header';
import { PageIndex } from '@/ui/page-index';
import { PageLink } from '@/ui/page-link';
import { RichText } from '@/ui/rich-text';
import { Section } from '@/ui/section';
import { WithAside } from '@/ui/with-aside';
import { Trail } from '../trail';
import { UntranslatedNote } from '../untranslated-note';

const allMetadata = fixedPageMetadata('faq');

export const generateMetadata = withoutSharing(allMetadata);

export default async function FaqPage() {
  const [locale, t, tools] = await Promise.all([pageLocale(), getTranslations('faq'), getTranslations('tools')]);
  const faqs = await listFaqs({ locale });
  const groups = FAQ_GROUPS.map((id) => ({ id, title: t(`groups.${id}`), entries: faqs.filter(({ group }) => group === id) })).filter(
    ({ entries }) => entries.length > 0,
  );
  return (
    <>
      <SharingTags of={allMetadata()} />
      <StructuredData
        things={[faqPage({ name: t('title'), description: t('description'), locale, faqs: groups.flatMap(({ entries }) => entries) })]}
      />
      <Trail locale={locale} name={t('title')} path={routes.faq} />
      <HtmlOnly>
        <WithAside
          title={tools('onThisPage')}
          header={
            <PageHeader title={t('title')} intro={t('description')}>
              <UntranslatedNote texts={faqs.flatMap(({ question, answer }) => [question, answer])} locale={locale} />
            </PageHeader>
          }
          aside={
            <>
              <PageIndex sections={groups} />
              <p className="mt-4 border-t border-line pt-4 text-sm">
                {t('unanswered')}{' '}
                <PageLink href={localePath(routes.contact, locale)} className="inline-flex min-h-6 items-center font-semibold text-link">
                  {t('write')}
                </PageLink>
              </p>
            </>
          }
        >
          {groups.map(({ id, title, entries }, index) => (
            <Section key={id} id={id} title={title} first={index === 0}>
              <div className="max-w-[72ch] divided border-y border-line">
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
          ))}
        </WithAside>
      </HtmlOnly>
    </>
  );
}
