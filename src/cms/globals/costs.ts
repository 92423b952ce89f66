import { cacheTags } from '@/domain/cache-tags';
import { hasBegun } from '@/domain/tool/buyer-facts';
import { KNOWN_TERMS } from '@/domain/tool/cost';
import { admins } from '../access/rules';
import { validated } from '../fields/validated';
import { JOB_QUEUES } from '../queues/queues';
import { settingsGlobal } from './settings';

/** What costs for teams are computed with. A change queues the job that sorts lists by them. */
const base = settingsGlobal({
  slug: 'costs',
  label: { en: 'VAT and exchange rates', nl: 'Btw en wisselkoersen' },
  writers: admins,
  tag: cacheTags.costs,
  fields: [
    {
      name: 'vatRate',
      type: 'number',
      label: { en: 'VAT (percent)', nl: 'Btw (procent)' },
      required: true,
      min: 0,
      max: 50,
      defaultValue: KNOWN_TERMS.vatRate,
    },
    {
      name: 'day',
      type: 'date',
      label: { en: 'Exchange rates of', nl: 'Wisselkoersen van' },
      required: true,
      defaultValue: KNOWN_TERMS.day,
      admin: {
        date: { pickerAppearance: 'dayOnly' },
        description: {
          en: 'Reference rates of the European Central Bank, which the site reads every working day if it may.',
          nl: 'Referentiekoersen van de Europese Centrale Bank. De site haalt ze elke werkdag op, als dat mag.',
        },
      },
      validate: validated<Date | string>((value) => !value || hasBegun(value) || 'ratesFuture'),
    },
    {
      type: 'row',
      fields: (['USD', 'GBP'] as const).map((currency) => ({
        name: currency,
        type: 'number',
        label: { en: `${currency} for one euro`, nl: `${currency} voor één euro` },
        required: true,
        min: 0.1,
        max: 10,
        defaultValue: KNOWN_TERMS.perEuro[currency],
        admin: { step: 0.0001 },
      })),
    },
  ],
});

declare module 'payload' {
  interface RequestContext {
    /** Set by the job that costs all tools anyway. */
    isRefreshingCosts?: boolean;
  }
}

export const Costs: typeof base = {
  ...base,
  hooks: {
    ...base.hooks,
    afterChange: [
      ...(base.hooks?.afterChange ?? []),
      async ({ context, doc, req }) => {
        if (!context.isRefreshingCosts) await req.payload.jobs.queue({ task: 'refresh-costs', queue: JOB_QUEUES.upkeep, input: {}, req });
        return doc;
      },
    ],
  },
};
