import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import type { Locale } from '@/domain/locales';
import { ShareButton } from '@/features/sharing/components/share-button';
import { SharingTags } from '@/seo/sharing-tags';
import type { ListedPage } from '@/seo/structured-data/lists';
import { StructuredData } from '@/seo/structured-data/structured-data';
import type { Text } from '@/server/localized';
import { buttonStyles } from '@/ui/button-styles';
import { Facts } from '@/ui/facts';
import { Icon } from '@/ui/icon';
import { LocalText } from '@/ui/local-text';
import { PageHeader } from '@/ui/page-header';
import { WithAside } from '@/ui/with-aside';
import { Trail } from './trail';
import { UntranslatedNote } from './untranslated-note';

interface EntryPageProps {
  /** Metadata with sharing tags. */
  sharing: Promise<Metadata>;
  locale: Locale;
  thing: Thing;
  name: Text;
  path: string;
  /** The page that lists its kind. */
  listedOn: ListedPage;
  summary: Text | null;
  /** Where to get it, in a new tab. */
  link: { url: string; rel: string; text: string } | null;
  facts: [string, ReactNode][];
  /** Everything on the page that may appear in the other language. */
  texts: ({ lang: Locale } | null)[];
  children: ReactNode;
}

/** The page of a course or product: name, link, facts and description. */
export async function EntryPage({ sharing, locale, thing, name, path, listedOn, summary, link, facts, texts, children }: EntryPageProps) {
  const t = await getTranslations();
  return (
    <>
      <SharingTags of={sharing} />
      <StructuredData things={[thing]} />
      <Trail locale={locale} name={name.value} lang={name.lang} path={path} through={[listedOn]} />
      <WithAside
        title={t('tools.facts')}
        header={
          <PageHeader title={<LocalText text={name} pageLang={locale} />} intro={summary && <LocalText text={summary} pageLang={locale} />}>
            <div className="mt-6 flex flex-wrap items-center gap-3">
              {link && (
                <a href={link.url} target="_blank" rel={link.rel} className={buttonStyles('primary')}>
                  {link.text}
                  <Icon name="arrow-up-right" className="size-4" />
                  <span className="sr-only">{t('general.opensNewTab')}</span>
                </a>
              )}
              <ShareButton title={name.value} path={path} locale={locale} />
            </div>
          </PageHeader>
        }
        aside={<Facts facts={facts} />}
      >
        <UntranslatedNote texts={texts} locale={locale} />
        {children}
      </WithAside>
    </>
  );
}
