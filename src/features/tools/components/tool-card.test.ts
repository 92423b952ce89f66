import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ToolCardContent } from '../card-content';
import { logoOf } from '../logo';
import { ToolCard } from './tool-card';

const texts = { verified: 'Verified', verifiedHint: '', compareAdd: 'Compare {name}', byEditors: 'editors', because: 'Why:' };
const card = (rating: ToolCardContent['rating']) =>
  renderToStaticMarkup(
    createElement(ToolCard, {
      locale: 'en',
      texts,
      tool: {
        id: 1,
        name: 'Hamer',
        path: '/tools/hamer',
        logo: logoOf({ name: 'Hamer', src: null, background: null }),
        category: null,
        tagline: null,
        price: 'Free',
        rating,
      },
    }),
  );

it('says whose rating it shows', () => {
  const rating = { value: 4.5, text: '4.5', label: '' };
  expect(card(rating)).toContain('editors');
  expect(card({ ...rating, count: '12' })).toContain('(12)');
  expect(card({ ...rating, count: '12' })).not.toContain('editors');
  expect(card(null)).not.toContain('editors');
});
