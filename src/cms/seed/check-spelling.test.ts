import { describe, expect, it } from 'vitest';
import { spellingOf } from './check-spelling';

const own = new Set(['taalmodel', 'backlink']);
const dutch = spellingOf('nl', new Set(['Midjourney']), own);
const english = spellingOf('en', new Set(['Midjourney']), own);

describe('content spelling', () => {
  it.each(['gebruikt', 'Eenvoudig', 'zo’n', 'foto’s', 'AI-tools', 'taalmodel', 'Midjourney', 'Midjourney’s', 'SEO', '3D', 'GPT-4'])(
    'knows “%s” in Dutch',
    (word) => expect(dutch(word)).toBe(true),
  );

  it.each(['beeldbewerking', 'zoekopdracht', 'besluitvorming', 'klantenservicemedewerker'])('knows the compound “%s”', (word) =>
    expect(dutch(word)).toBe(true),
  );

  it.each(['gebruikd', 'geweldg', 'beeldbewerkng', 'hij’t'])('finds the mistake in “%s”', (word) => expect(dutch(word)).toBe(false));

  it.each(['color', 'writing', 'maker’s', 'Backlink', 'well-known'])('knows “%s” in English', (word) => expect(english(word)).toBe(true));

  it.each(['colour', 'recieve', 'well-knwon'])('finds the mistake in “%s”', (word) => expect(english(word)).toBe(false));
});
