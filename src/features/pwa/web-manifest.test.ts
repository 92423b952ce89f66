import { expect, test } from 'vitest';
import { shortName, webManifest } from './web-manifest';

const texts = { description: 'd', search: 's', categories: 'c', dictionary: 'w', dropTool: 'a', narrow: 'n', wide: 'b' };

test('every app URL is in its language', () => {
  const addresses = (locale: 'en' | 'nl') => {
    const { id, start_url, shortcuts } = webManifest({ locale, productName: 'AI Tool Compass', texts });
    return [id, start_url, ...(shortcuts ?? []).map(({ url }) => url)];
  };
  expect(addresses('en')).toEqual(['/', '/?source=pwa', '/tools', '/categories', '/dictionary', '/drop-a-tool']);
  expect(addresses('nl')).toEqual(['/nl', '/nl?source=pwa', '/nl/tools', '/nl/categories', '/nl/dictionary', '/nl/drop-a-tool']);
});

test('a long name is shortened from its start; a single word stays whole', () => {
  expect(shortName('AI Tool Compass')).toBe('Tool Compass');
  expect(shortName('The Great Directory of Tools')).toBe('of Tools');
  expect(shortName('Directory')).toBe('Directory');
  expect(shortName('Artificialintelligencedirectory')).toBe('Artificialintelligencedirectory');
});
