import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { BILLINGS, MOST_SEATS, ONE_PERSON, type Team, VAT_VIEWS } from '@/domain/tool/team';
import { CURRENCIES } from '@/domain/tool/vocabulary';

const FIELD = 'min-h-11 w-full rounded-control border border-line-strong bg-surface px-3 text-base';

interface TeamFieldsProps {
  team: Team | null;
  locale: Locale;
  /** Only the number of people, until a team is given. */
  isShort?: boolean;
}

/** Fields of a GET form that describe a team. */
export async function TeamFields({ team, locale, isShort = false }: TeamFieldsProps) {
  const t = await getTranslations({ locale, namespace: 'costs' });
  const select = (name: 'billing' | 'vat' | 'currency', options: readonly (readonly [value: string, text: string])[]) => (
    <label className="grid gap-1 text-sm">
      <span className="font-semibold">{t(name)}</span>
      <select name={name} defaultValue={(team ?? ONE_PERSON)[name]} className={FIELD}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <>
      <label className="grid gap-1 text-sm">
        <span className="font-semibold">{t(isShort ? 'ask' : 'seats')}</span>
        <input
          type="number"
          name="seats"
          min={1}
          max={MOST_SEATS}
          inputMode="numeric"
          defaultValue={team?.seats}
          placeholder={isShort ? t('askExample') : undefined}
          className={FIELD}
        />
      </label>
      {!(isShort && team === null) && (
        <>
          {select(
            'billing',
            BILLINGS.map((billing) => [billing, t(`billings.${billing}`)]),
          )}
          {select(
            'vat',
            VAT_VIEWS.map((vat) => [vat, t(`vats.${vat}`)]),
          )}
          {select(
            'currency',
            CURRENCIES.map((currency) => [currency, currency]),
          )}
        </>
      )}
    </>
  );
}
