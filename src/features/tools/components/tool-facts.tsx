import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/domain/locales';
import { localePath } from '@/domain/routes';
import { Facts } from '@/ui/facts';
import { Icon } from '@/ui/icon';
import { LocalText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import { type Fact, joinValues, listFacts } from '../facts';
import type { ToolPageData } from '../queries';

/** Longer lists are folded. */
const LISTED_MAX = 8;

const links = ({ values }: Fact, locale: Locale) => (
  <ul className="flex flex-wrap gap-x-3 gap-y-1">
    {values.map(({ text, path = '' }) => (
      <li key={path}>
        <PageLink href={localePath(path, locale)} className="inline-link">
          <LocalText text={text} pageLang={locale} />
        </PageLink>
      </li>
    ))}
  </ul>
);

interface ToolFactsProps {
  tool: ToolPageData;
  locale: Locale;
  /** Shown elsewhere on the page. */
  except?: readonly Fact['name'][];
}

/** The facts of a tool that are known. */
export async function ToolFacts({ tool, locale, except = [] }: ToolFactsProps) {
  const [t, facts] = await Promise.all([getTranslations({ locale, namespace: 'tools' }), listFacts(tool, locale, 'page')]);
  const content = (fact: Fact): ReactNode => {
    if (fact.kind === 'links') return links(fact, locale);
    if (fact.values.length <= LISTED_MAX) return joinValues(fact);
    return (
      <details>
        <summary className="inline-flex min-h-6 cursor-pointer items-center gap-1 text-link">
          {t('andMore', { names: joinValues({ ...fact, values: fact.values.slice(0, 2) }), count: fact.values.length - 2 })}
          <Icon name="chevron-down" className="size-4" />
        </summary>
        {joinValues(fact)}
      </details>
    );
  };
  return <Facts facts={facts.filter(({ name, values }) => values.length > 0 && !except.includes(name)).map((fact) => [fact.label, content(fact)])} />;
}
