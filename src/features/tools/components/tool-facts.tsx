import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { countryName, toolLanguageName } from '@/domain/tool/vocabulary';
import type { Text } from '@/server/localized';
import { Facts } from '@/ui/facts';
import { Icon } from '@/ui/icon';
import { LocalText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import type { ToolPageData } from '../queries';

interface ToolFactsProps {
  tool: ToolPageData;
  locale: Locale;
  /** Names of the audiences the tool is selected for. */
  audiences: { href: string; name: string }[];
}

/** Longer lists are folded. */
const LISTED_MAX = 8;

/** The facts a visitor looks for first. */
export async function ToolFacts({ tool, locale, audiences }: ToolFactsProps) {
  const [t, prices, platforms, format] = await Promise.all([
    getTranslations('tools'),
    getTranslations('priceModels'),
    getTranslations('platforms'),
    getFormatter(),
  ]);
  const list = (links: { href: string; name: ReactNode; key: string }[]) => (
    <ul className="flex flex-wrap gap-x-3 gap-y-1">
      {links.map(({ href, name, key }) => (
        <li key={key}>
          <PageLink href={href} className="inline-flex min-h-6 items-center text-link">
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  );
  const long = (names: string[]) =>
    names.length <= LISTED_MAX ? (
      format.list(names)
    ) : (
      <details>
        <summary className="inline-flex min-h-6 cursor-pointer items-center gap-1 text-link">
          {t('andMore', { names: names.slice(0, 2).join(', '), count: names.length - 2 })}
          <Icon name="chevron-down" className="size-4" />
        </summary>
        {format.list(names)}
      </details>
    );
  const categoryName = (name: Text) => <LocalText text={name} pageLang={locale} />;
  const country = tool.country && countryName(tool.country, locale);
  const facts: [string, ReactNode][] = [
    [t('price'), prices(tool.priceModel)],
    ...(tool.maker ? [[t('maker'), tool.maker] as [string, ReactNode]] : []),
    [t('website'), tool.host],
    [
      t('categories'),
      list(tool.categories.map(({ code, name }) => ({ key: code, href: localePath(routes.category(code), locale), name: categoryName(name) }))),
    ],
    ...(audiences.length > 0
      ? [[t('selectedFor'), list(audiences.map(({ href, name }) => ({ key: href, href, name })))] as [string, ReactNode]]
      : []),
    ...(tool.platforms.length > 0 ? [[t('platforms'), tool.platforms.map((name) => platforms(name)).join(', ')] as [string, ReactNode]] : []),
    ...(tool.languages.length > 0
      ? [[t('languages'), long(tool.languages.map((code) => toolLanguageName(code, locale)))] as [string, ReactNode]]
      : []),
    ...(tool.launched ? [[t('launched'), String(tool.launched)] as [string, ReactNode]] : []),
    ...(country ? [[t('country'), country] as [string, ReactNode]] : []),
  ];
  return <Facts facts={facts} />;
}
