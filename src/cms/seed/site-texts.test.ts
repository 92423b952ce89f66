import { describe, expect, it } from 'vitest';
import { FOOTER_GROUPS, NAVIGATION } from './site-texts';

const linksOf = (title: string) => FOOTER_GROUPS.find((group) => group.title.en === title)?.links.map(({ name, url }) => [name.en, url]) ?? [];

describe('the menus of a new site', () => {
  it('have the main navigation in order, with a submenu of categories and a random tool', () => {
    expect(NAVIGATION.map(({ name, url, action }) => [name.en, name.nl, url ?? action])).toEqual([
      ['Home', 'Home', '/'],
      ['Categories', 'Categorieën', '/categories'],
      ['All tools', 'Alle tools', '/tools/p/1'],
      ['Random tool', 'Willekeurige tool', 'random'],
      ['Dictionary', 'Woordenboek', '/dictionary'],
    ]);
    expect(NAVIGATION.find(({ url }) => url === '/categories')?.action).toBe('category-menu');
    expect(NAVIGATION.every(({ icon }) => icon)).toBe(true);
  });

  it('have a footer with uses of AI tools and selected tools', () => {
    expect(linksOf('Use AI Tools to…')).toEqual([
      ['create copywriting', '/categories/copywriting'],
      ['generate images', '/categories/image-generation'],
      ['generate videos', '/categories/video-generation'],
      ['improve SEO', '/categories/seo'],
      ['code for you', '/categories/coding'],
      ['create social media posts', '/categories/social-media'],
    ]);
    expect(linksOf('Selected AI tools for…').slice(0, 2)).toEqual([
      ['developers', '/tools/for/developers'],
      ['copywriters', '/tools/for/copywriters'],
    ]);
  });

  it('lead to the favorites, which the header of a wide screen offers only to those signed in', () => {
    expect(linksOf('Directory')).toContainEqual(['Favorites', '/favorites']);
  });
});
