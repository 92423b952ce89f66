import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { LocalText } from '@/ui/local-text';
import { joinValues, listBuyerFacts, originOf } from '../facts';
import type { ToolPageData } from '../queries';

/** What is known of what buyers ask, with the day and the page where it can be checked, and the names of what is not. */
export async function BuyerFacts({ tool, locale }: { tool: ToolPageData; locale: Locale }) {
  const [t, origin] = await Promise.all([getTranslations({ locale, namespace: 'tools' }), originOf(locale)]);
  const facts = listBuyerFacts(tool, locale);
  const unknown = facts.filter(({ stated }) => !stated).map(({ label }) => label);
  return (
    <>
      <p className="mb-4 text-sm text-muted">{t('buyerFactsNote')}</p>
      <dl className="grid gap-x-6 sm:grid-cols-2">
        {facts.map(
          ({ stated, ...fact }) =>
            stated && (
              <div key={fact.name} className="border-t border-line py-3">
                <dt className="text-sm text-muted">{fact.label}</dt>
                <dd>
                  <span className="font-semibold">{joinValues(fact)}</span>
                  {stated.note && (
                    <>
                      {' '}
                      <LocalText text={stated.note} pageLang={locale} />
                    </>
                  )}
                  <span className="block text-xs text-muted">
                    {stated.basis !== 'general' && `${origin(stated)} `}
                    {stated.sourceUrl && (
                      <a href={stated.sourceUrl} rel="nofollow noopener" className="inline-link">
                        {t('checkAt', { host: new URL(stated.sourceUrl).hostname.replace(/^www\./, '') })}
                      </a>
                    )}
                  </span>
                </dd>
              </div>
            ),
        )}
      </dl>
      {unknown.length > 0 && <p className="mt-3 text-sm text-muted">{t('buyerFactsUnknown', { names: unknown.join(', ') })}</p>}
    </>
  );
}
