import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageLink } from './page-link';

const isFollowed = (props: Parameters<typeof PageLink>[0]) => renderToStaticMarkup(PageLink(props)).includes('data-page');

describe('a link', () => {
  it('to a page of the site is followed within the page', () => {
    expect(isFollowed({ href: '/nl/tools' })).toBe(true);
  });

  it.each([
    ['to another site', { href: 'https://example.org/tools' }],
    ['to another site without its protocol', { href: '//example.org/tools' }],
    ['for another tab', { href: '/tools', target: '_blank' }],
    ['to a file', { href: '/tools.csv', download: true }],
  ])('%s is left to the browser', (_what, props) => {
    expect(isFollowed(props)).toBe(false);
  });
});
