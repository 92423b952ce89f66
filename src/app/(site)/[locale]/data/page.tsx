import { getTranslations } from 'next-intl/server';
import { inSentence } from '@/domain/capitalized';
import { DATASET_LICENSE, DATASET_LISTS, DATASET_MANIFEST, datasetFields, datasetSchemaFile } from '@/domain/dataset';
import { localePath, routes } from '@/domain/routes';
import { env } from '@/env';
import { fileAddress } from '@/features/dataset/describe';
import { getDataset } from '@/features/dataset/queries';
import { pageLocale } from '@/i18n/page-locale';
import { fixedPageMetadata } from '@/seo/metadata';
import { SharingTags, withoutSharing } from '@/seo/sharing-tags';
import { dataset } from '@/seo/structured-data/dataset';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { otherDoors } from '@/server/read-api/document';
import { Section } from '@/ui/section';
import { CodeBlock, LINK, OtherDoors, Table, TextWithCode } from '../api/docs/reference';
import { PageTop } from '../page-top';
import { BuildFiles } from './build-files';

const dataMetadata = fixedPageMetadata('data');

export const generateMetadata = withoutSharing(dataMetadata);

export default async function DataPage() {
  const [locale, t, readApi, build] = await Promise.all([pageLocale(), getTranslations('dataset'), getTranslations('readApi'), getDataset()]);
  const api = { url: localePath(routes.apiDocs, locale), text: readApi('pageTitle') };
  const example = `curl --compressed ${fileAddress('tools.ndjson')} |\n  jq -r 'select(any(.plans[]; .kind == "free")) | .name'`;
  return (
    <>
      <SharingTags of={dataMetadata()} />
      <StructuredData things={[dataset({ name: `${t('title')} – ${env.PRODUCT_NAME}`, description: t('description'), build, locale })]} />
      <PageTop locale={locale} name={t('title')} path={routes.data} intro={t('intro')} />
      <Section id="files" title={t('files')} first>
        {build ? <BuildFiles build={build} /> : <p>{t('none')}</p>}
        <p className="mt-4 max-w-[72ch]">
          <TextWithCode
            text={t('describing', {
              manifest: routes.dataFile(DATASET_MANIFEST),
              tools: routes.dataFile(datasetSchemaFile('tools')),
              changes: routes.dataFile(datasetSchemaFile('changes')),
            })}
          />
        </p>
      </Section>
      <Section id="license" title={t('license')}>
        <div className="grid max-w-[72ch] gap-3">
          <p>{t('licenseText', { site: env.PRODUCT_NAME })}</p>
          <p>
            <a href={DATASET_LICENSE.url} rel="license" className={LINK}>
              {t('licenseName')}
            </a>
          </p>
          <p>{t('licenseLimits')}</p>
        </div>
      </Section>
      <Section id="example" title={t('example')}>
        <p className="mb-4">{t('exampleText')}</p>
        <CodeBlock label="curl, jq" source={example} />
      </Section>
      {DATASET_LISTS.map((list) => (
        <Section key={list} id={`fields-${list}`} title={t('fieldsOf', { list: inSentence(t(`lists.${list}`)) })}>
          <Table
            label={t('fieldsOf', { list: inSentence(t(`lists.${list}`)) })}
            heads={[readApi('name'), readApi('meaning')]}
            rows={datasetFields(list).map((field) => ({
              key: field,
              cells: [<TextWithCode key="name" text={`\`${field}\``} />, <TextWithCode key="text" text={t(`fieldTexts.${field}`)} />],
            }))}
          />
        </Section>
      ))}
      <Section id="others" title={readApi('others')}>
        <OtherDoors doors={[api, ...otherDoors(readApi, locale).filter(({ url }) => url !== localePath(routes.data, locale))]} />
      </Section>
    </>
  );
}
