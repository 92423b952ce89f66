import './tool-summary.css';
import { getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import type { Locale } from '@/domain/locales';
import { Icon } from '@/ui/icon';
import { joinValues, listFacts } from '../facts';
import { cheapestPlan, planPrice } from '../plan-price';
import type { ToolPageData } from '../queries';
import { foldedValues } from './folded-values';

/** Facts on the card. */
export const SUMMARIZED = ['inputs', 'outputs', 'platforms', 'languages', 'priceModel'] as const;

const ICONS = {
  inputs: 'file-text',
  outputs: 'arrow-right',
  platforms: 'layout-grid',
  languages: 'languages',
  priceModel: 'wallet',
} as const satisfies Record<(typeof SUMMARIZED)[number], string>;

interface ToolSummaryProps {
  tool: ToolPageData;
  locale: Locale;
}

/** A card in place of a picture: what goes in and comes out, where the tool works, in which languages, and what it costs. */
export async function ToolSummary({ tool, locale }: ToolSummaryProps) {
  const [t, facts, priceOf] = await Promise.all([
    getTranslations({ locale, namespace: 'tools' }),
    listFacts(tool, locale, 'page'),
    planPrice(locale),
  ]);
  const cheapest = cheapestPlan(tool.plans);
  const priceText = (model: string, price: string) =>
    tool.priceModel === 'freemium' ? t('fromPriceFree', { price }) : t('fromPrice', { model, price });
  return (
    <dl className="tool-summary" style={{ '--brand': tool.logo.background } as CSSProperties}>
      {SUMMARIZED.map((name) => {
        const fact = facts.find((known) => known.name === name && known.values.length > 0);
        if (!fact) return null;
        return (
          <div key={name} data-fact={name}>
            <Icon name={ICONS[name]} className="size-6" />
            <dt>{fact.label}</dt>
            <dd>{name === 'priceModel' && cheapest ? priceText(joinValues(fact), priceOf(cheapest)) : foldedValues(fact, t)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
