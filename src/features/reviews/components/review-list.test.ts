import { renderToStaticMarkup } from 'react-dom/server';
import { createFormatter, createTranslator } from 'use-intl/core';
import { expect, it, vi } from 'vitest';
import type { Locale } from '@/domain/locales';
import en from '@/i18n/messages/en.json';
import nl from '@/i18n/messages/nl.json';
import type { ReviewData } from '../queries';

const page = vi.hoisted(() => ({ locale: 'en' as Locale }));
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'reviews') => createTranslator({ ...page, messages: { en, nl }[page.locale], namespace }),
  getFormatter: async () => createFormatter({ ...page, timeZone: 'America/New_York' }),
}));
vi.mock('../actions', () => ({ sendVote: async () => null }));
vi.mock('../queries', () => ({ reviewRating: () => null }));
const { ReviewList } = await import('./review-list');

const review = { id: 1, title: 'Fine', text: 'Does what it says.', lang: 'en', author: 'Ann', location: null, votes: 0, answer: null };

it.each([
  ['en', 'November 23, 2026'],
  ['nl', '23 november 2026'],
] as const)('writes dates in full in the language of the page and the time zone of the site (%s)', async (locale, date) => {
  page.locale = locale;
  const reviews = [{ ...review, createdAt: '2026-11-24T03:00:00.000Z' }] as unknown as ReviewData[];
  expect(renderToStaticMarkup(await ReviewList({ reviews, locale }))).toContain(date);
});
