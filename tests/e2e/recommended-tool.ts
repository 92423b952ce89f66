import { richText } from '../setup/rich-text';

/** Fields that put a new tool on the opening page of its lists. */
export const RECOMMENDED = {
  editorialRating: 5,
  description: richText('Everything there is to know about it. '.repeat(20)),
  logo: { svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>' },
  plans: [{ name: 'Free', kind: 'free' }],
  pricesAsOf: '2026-11-01T00:00:00.000Z',
  platforms: ['web'],
  languages: ['en', 'nl'],
  maker: 'Somebody',
  launched: 2026,
  country: 'NL',
};
