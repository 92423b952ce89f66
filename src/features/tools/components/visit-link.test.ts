import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
const { VisitLink } = await import('./visit-link');

it.each([
  [true, 'sponsored nofollow noopener'],
  [false, 'nofollow noopener'],
])('tells search engines whether the site earns from it (%s)', async (affiliate, rel) => {
  const markup = renderToStaticMarkup(await VisitLink({ tool: { slug: 'hamer', affiliate }, text: 'hamer.example.com' }));
  expect(markup).toContain(`href="/go/hamer" target="_blank" rel="${rel}"`);
});
