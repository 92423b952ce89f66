import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import en from '@/i18n/messages/en.json';
import type { Flow } from '../login-flow';

vi.mock('../login-flow', () => ({}));
const { OtherWays } = await import('./other-ways');

const shown = (providers: Flow['providers']) => {
  const flow = { locale: 'en', texts: { ...en.account.shared, ...en.account.login }, providers } as unknown as Flow;
  return renderToStaticMarkup(createElement(OtherWays, { flow }));
};

it('offers a Google account where it is configured', () => {
  expect(shown({ google: true, oidc: null })).toContain(en.account.login.google);
  expect(shown({ google: false, oidc: null })).toBe('');
});
