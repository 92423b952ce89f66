import { createFormatter, createTranslator } from 'use-intl/core';
import { describe, expect, test, vi } from 'vitest';
import type { Locale } from '@/domain/locales';
import { type PlanValues, planKey, TOOL_EVENT_KINDS, type ToolChange, type ToolValues, toolChangesBetween } from '@/domain/tool/events';
import { changeTextIn } from '@/emails/change-texts';
import en from '@/i18n/messages/en.json';
import nl from '@/i18n/messages/nl.json';
import { changeText } from './change-texts';

vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: 'changes' }) =>
    createTranslator({ locale, messages: { en, nl }[locale], namespace }),
  getFormatter: async ({ locale }: { locale: Locale }) => createFormatter({ locale, timeZone: 'Europe/Amsterdam' }),
}));

const plan = (price: number, name: PlanValues['name'] = { en: 'Pro', nl: 'Pro' }): PlanValues => ({
  name,
  kind: 'paid',
  price,
  currency: 'EUR',
  unit: 'month',
});
const FREE: PlanValues = { name: { en: 'Free', nl: 'Gratis' }, kind: 'free', price: null, currency: null, unit: null };
const tool = (plans: PlanValues[], other: Partial<ToolValues> = {}): ToolValues => ({
  name: 'Hamer',
  maker: 'Smederij',
  acquiredBy: null,
  isAvailable: true,
  plans: Object.fromEntries(plans.map((one) => [planKey(one), one])),
  facts: {},
  ...other,
});

const told = (change: ToolChange, note = { en: null, nl: null } as Record<Locale, string | null>) => ({
  ...change,
  id: 1,
  tool: { slug: 'hamer', name: 'Hamer' },
  at: '2026-11-02T00:00:00.000Z',
  source: null,
  note,
});

async function textsOf(before: ToolValues, after: ToolValues, locale: Locale) {
  const textOf = await changeText(locale);
  return toolChangesBetween(before, after).map((change) => textOf(told(change)).replaceAll('\u00a0', ' '));
}

describe('a change in words', () => {
  test.each([
    ['en', ['Pro went up from €10 per month to €12.50 per month.', 'New plan Max: €90 per month.', 'The plan Free is gone.']],
    [
      'nl',
      [
        'Pro ging van € 10 per maand naar € 12,50 per maand omhoog.',
        'Nieuw abonnement Max: € 90 per maand.',
        'Het abonnement Gratis is er niet meer.',
      ],
    ],
  ] as const)('names plans and prices (%s)', async (locale, texts) => {
    const after = tool([plan(12.5), plan(90, { en: 'Max', nl: 'Max' })]);
    expect(await textsOf(tool([plan(10), FREE]), after, locale)).toEqual(texts);
  });

  test.each([
    [
      'en',
      [
        'Trains on what businesses enter: now “Yes, unless you switch it off”, before “unknown”.',
        'Hamer is now called Bijl.',
        'Has another maker: Zagerij instead of Smederij.',
        'Acquired by Houthandel.',
        'The maker no longer offers it.',
      ],
    ],
    [
      'nl',
      [
        'Traint op invoer van bedrijven: nu ‘Ja, tenzij je het uitzet’, eerst ‘onbekend’.',
        'Hamer heet nu Bijl.',
        'Heeft een andere maker: Zagerij in plaats van Smederij.',
        'Overgenomen door Houthandel.',
        'De maker biedt de tool niet meer aan.',
      ],
    ],
  ] as const)('names facts, names and makers (%s)', async (locale, texts) => {
    const after = tool([], {
      name: 'Bijl',
      maker: 'Zagerij',
      acquiredBy: 'Houthandel',
      isAvailable: false,
      facts: { trainingBusiness: ['opt-out'] },
    });
    expect(await textsOf(tool([]), after, locale)).toEqual(texts);
  });

  test('is the note where no values are known, and follows the values otherwise', async () => {
    const textOf = await changeText('nl');
    const note = { en: 'Bought by Zagerij.', nl: 'Gekocht door Zagerij.' };
    const change = { kind: 'maker', subject: null, before: null, after: null } as const;
    expect(textOf(told(change, note))).toBe('Gekocht door Zagerij.');
    expect(textOf(told({ ...change, before: { maker: 'Smederij' }, after: { maker: 'Zagerij' } }, note))).toBe(
      'Heeft een andere maker: Zagerij in plaats van Smederij. Gekocht door Zagerij.',
    );
  });

  test.each([
    ['en', [{ vat: 'included' }, 'Pro has other terms at the same price.'], 'Pro now includes: 500 images. Before: unknown.'],
    ['nl', [{ vat: 'included' }, 'Pro heeft andere voorwaarden voor dezelfde prijs.'], 'Pro biedt nu: 500 afbeeldingen. Eerst: onbekend.'],
  ] as const)('does not repeat a price that stays (%s)', async (locale, [terms, otherTerms], otherLimits) => {
    const limits = { en: '500 images', nl: '500 afbeeldingen' };
    expect(await textsOf(tool([plan(10)]), tool([{ ...plan(10), ...terms }]), locale)).toEqual([otherTerms]);
    expect(await textsOf(tool([plan(10)]), tool([{ ...plan(10), limits }]), locale)).toEqual([otherLimits]);
  });

  test.each(['en', 'nl'] as const)('is the same in mails (%s)', async (locale) => {
    const after = tool([plan(12.5), plan(90, { en: 'Max', nl: 'Max' })], {
      name: 'Bijl',
      maker: null,
      isAvailable: false,
      facts: { trainingBusiness: ['opt-out'] },
    });
    const inMails = changeTextIn(locale);
    const mailed = toolChangesBetween(tool([plan(10), FREE]), after).map((change) => inMails(told(change)).replaceAll('\u00a0', ' '));
    expect(mailed).toEqual(await textsOf(tool([plan(10), FREE]), after, locale));
    expect(mailed).toHaveLength(7);
  });

  test('exists for every kind in both languages', () => {
    for (const messages of [en, nl]) expect(Object.keys(messages.changes.kinds)).toEqual(expect.arrayContaining([...TOOL_EVENT_KINDS]));
  });
});
