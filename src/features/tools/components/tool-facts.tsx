import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { capitalized } from '@/domain/capitalized';
import type { Locale } from '@/domain/locales';
import { localePath } from '@/domain/routes';
import { Facts } from '@/ui/facts';
import { LocalText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import { type Fact, listFacts } from '../facts';
import type { ToolPageData } from '../queries';
import { foldedValues } from './folded-values';

const links = ({ values }: Fact, locale: Locale) => (
  <ul className="flex flex-wrap gap-x-3 gap-y-1">
    {values.map(({ text, path = '' }) => (
      <li key={path}>
        <PageLink href={localePath(path, locale)} className="inline-link">
          <LocalText text={{ ...text, value: capitalized(text.value) }} pageLang={locale} />
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
  const content = (fact: Fact): ReactNode => (fact.kind === 'links' ? links(fact, locale) : foldedValues(fact, t));
  return <Facts facts={facts.filter(({ name, values }) => values.length > 0 && !except.includes(name)).map((fact) => [fact.label, content(fact)])} />;
}
