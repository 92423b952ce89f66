import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import type { Text } from '@/lib/localized';
import { LocalText } from '@/ui/local-text';
import type { ToolPageData } from '../queries';

interface ToolFactsProps {
  tool: ToolPageData;
  locale: Locale;
  /** Names of the audiences the tool is selected for. */
  audiences: { href: string; name: string }[];
}

const LINK = 'text-primary underline-offset-4 hover:underline';

/** The facts a visitor looks for first. */
export async function ToolFacts({ tool, locale, audiences }: ToolFactsProps) {
  const [t, prices] = await Promise.all([getTranslations('tools'), getTranslations('priceModels')]);
  const list = (links: { href: string; name: ReactNode; key: string }[]) => (
    <ul className="flex flex-wrap gap-x-3 gap-y-1">
      {links.map(({ href, name, key }) => (
        <li key={key}>
          <Link prefetch={false} href={href} className={`${LINK} inline-flex min-h-6 items-center`}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
  const categoryName = (name: Text) => <LocalText text={name} pageLang={locale} />;
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
  ];
  return (
    <dl className="grid gap-4 text-sm sm:grid-cols-2 lg:grid-cols-1">
      {facts.map(([term, description]) => (
        <div key={term}>
          <dt className="text-xs text-muted">{term}</dt>
          <dd className="mt-0.5 font-medium">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
