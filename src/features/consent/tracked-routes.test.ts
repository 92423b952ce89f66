import { describe, expect, it } from 'vitest';
import { WARM_PATHS } from '@/domain/routes';
import { isUncounted, pageViewOf } from './tracked-routes';

const nameOf = (pathname: string, query = '') => pageViewOf({ pathname, query, title: 'Title' })?.page_name;

describe('page views', () => {
  it.each([
    ['/', 'home'],
    ['/nl', 'home'],
    ['/tools/p/2', 'tools'],
    ['/tools/for/developers', 'audience'],
    ['/tools/chatgpt', 'tool'],
    ['/nl/tools/chatgpt', 'tool'],
    ['/tools/chatgpt/reviews', 'tool-reviews'],
    ['/nl/compare/chatgpt/vs/claude', 'versus'],
    ['/shortlists', 'shortlists'],
    ['/categories/coding', 'category'],
    ['/nl/categories/coding/p/2', 'category'],
    ['/dictionary/token', 'term'],
    ['/courses/cs50-ai', 'course'],
    ['/nl/accessibility', 'accessibility'],
  ])('name %s by its route: %s', (pathname, name) => {
    expect(nameOf(pathname)).toBe(name);
  });

  it('name every fixed page', () => {
    expect(WARM_PATHS.filter((path) => nameOf(path) === 'other')).toEqual([]);
  });

  it('report language, path and title of a page', () => {
    expect(pageViewOf({ pathname: '/nl/tools/chatgpt', query: '?utm=x', title: 'ChatGPT' })).toEqual({
      page_name: 'tool',
      page_path: '/nl/tools/chatgpt',
      page_title: 'ChatGPT',
      language: 'nl',
    });
  });

  it('omit search texts', () => {
    expect(pageViewOf({ pathname: '/tools', query: '?q=my%20illness', title: 'Tools for “my illness”' })).toEqual({
      page_name: 'search',
      page_path: '/tools',
      page_title: '',
      language: 'en',
    });
  });

  it.each(['/someone@example.com', '/tools/someone@example.com'])('omit unknown addresses: %s', (pathname) => {
    expect(pageViewOf({ pathname, query: '', title: 'someone@example.com' })).toEqual({
      page_name: 'other',
      page_path: '',
      page_title: '',
      language: 'en',
    });
  });

  it.each([
    '/preview/abc',
    '/nl/preview/abc',
    '/nl/shortlists/8HV8FMEpOmTBPnaSgS26yA',
    '/login/reset',
    '/nl/newsletter/confirm',
    '/changes/follow/stop',
    '/drop-a-tool/withdraw',
  ])('are not created for %s', (pathname) => {
    expect(isUncounted(pathname)).toBe(true);
    expect(pageViewOf({ pathname, query: '', title: '' })).toBeNull();
  });
});
