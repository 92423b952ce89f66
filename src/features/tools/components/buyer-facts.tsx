import { getTranslations } from 'next-intl/server';
import { capitalized, inSentence } from '@/domain/capitalized';
import type { Locale } from '@/domain/locales';
import { shownText } from '@/ui/local-text';
import { joinInSentence, listBuyerFacts, originOf } from '../facts';
import type { ToolPageData } from '../queries';
import { BuyerFactList } from './buyer-fact-list';

/** What is known of what buyers ask, with the day and the page where it can be checked, and the names of what is not. */
export async function BuyerFacts({ tool, locale }: { tool: ToolPageData; locale: Locale }) {
  const [t, origin] = await Promise.all([getTranslations({ locale, namespace: 'tools' }), originOf(locale)]);
  const facts = listBuyerFacts(tool, locale);
  const unknown = facts.filter(({ stated }) => !stated).map(({ label }) => inSentence(label));
  return (
    <>
      <p className="mb-4 text-sm text-muted">{t('buyerFactsNote')}</p>
      <BuyerFactList
        facts={facts.flatMap(({ stated, ...fact }) =>
          stated
            ? [
                {
                  label: fact.label,
                  value: joinInSentence(fact),
                  ...(stated.note && { note: shownText(stated.note, locale) }),
                  ...(stated.basis !== 'general' && { origin: capitalized(origin(stated)) }),
                  ...(stated.sourceUrl && { source: stated.sourceUrl }),
                },
              ]
            : [],
        )}
        check={t('checkAt')}
        locale={locale}
      />
      {unknown.length > 0 && <p className="mt-3 text-sm text-muted">{t('buyerFactsUnknown', { names: unknown.join(', ') })}</p>}
    </>
  );
}
