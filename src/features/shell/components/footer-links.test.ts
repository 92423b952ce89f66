import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FooterLinks } from './footer-links';

const texts = { socials: 'Socials', opensNewTab: '(opens in a new tab)' };
const shown = (socials: Parameters<typeof FooterLinks>[0]['socials']) =>
  renderToStaticMarkup(FooterLinks({ locale: 'en', groups: [], socials, texts }));

describe('profiles on social networks', () => {
  it('open in a new tab, and only those that are set are shown', () => {
    const markup = shown([{ network: 'pinterest', url: 'https://www.pinterest.com/compass/', name: 'Pinterest' }]);
    expect(markup).toContain('<h2>Socials</h2>');
    expect(markup.match(/<a [^>]*>/g)).toEqual(['<a href="https://www.pinterest.com/compass/" target="_blank" rel="noopener noreferrer">']);
  });

  it('are no part of the footer when none is set', () => {
    expect(shown([])).toBe('');
  });
});
