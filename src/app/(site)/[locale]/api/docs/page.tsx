import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { otherDoors, readApiDocument, readApiTopics } from '@/server/read-api/document';
import { exampleIds } from '@/server/read-api/example-ids';
import { Section } from '@/ui/section';
import { PageTop } from '../../page-top';
import { CodeBlock, LINK, Operations, OtherDoors, Schemas, TextWithCode } from './reference';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('readApi')]);
  return pageMetadata({ title: t('pageTitle'), description: t('description'), path: routes.apiDocs, locale });
}

export default async function ApiDocsPage() {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('readApi')]);
  const document = await readApiDocument(locale, await exampleIds());
  const samples = document.paths[routes.readApi('categories')]?.get['x-codeSamples'] ?? [];
  return (
    <>
      <PageTop locale={locale} name={t('pageTitle')} title={t('title')} path={routes.apiDocs} intro={t('intro')}>
        <p className="mt-3">
          <a href={`${routes.openApi}?locale=${locale}`} className={LINK}>
            {t('openApi')}
          </a>
        </p>
      </PageTop>
      <Section id="start" title={t('start')} first>
        <p className="mb-4 max-w-[72ch]">{t('startText')}</p>
        <div className="grid gap-4">
          {samples.map(({ label, source }) => (
            <CodeBlock key={label} label={label} source={source} />
          ))}
        </div>
      </Section>
      <Section id="rules" title={t('rules')}>
        <dl className="grid max-w-[72ch] gap-5">
          {readApiTopics(t).map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1">
                <TextWithCode text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="operations" title={t('operations')}>
        <Operations document={document} />
      </Section>
      <Section id="schemas" title={t('schemas')}>
        <Schemas document={document} />
      </Section>
      <Section id="others" title={t('others')}>
        <OtherDoors doors={otherDoors(t, locale)} />
      </Section>
    </>
  );
}
