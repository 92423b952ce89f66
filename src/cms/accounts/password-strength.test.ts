import { expect, it, vi } from 'vitest';
import { passwordReasons } from './password-strength';

vi.mock('@/env', () => ({ env: { PRODUCT_NAME: 'AI Tool Compass', SITE_URL: 'https://www.directory.example' } }));

const OWNER = ['Vera Jansen', 'vera.jansen@post.test'];

it.each(['basketball1', 'password123', '1234567890', 'qwertyuiop123'])('refuses the common password %s', async (password) => {
  expect(await passwordReasons(password, [])).not.toEqual([]);
});

it.each(['Vera-Jansen-2024', 'jansen.vera1'])('refuses a password that rests on its owner: %s', async (password) => {
  expect(await passwordReasons(password, OWNER)).toContain('personal');
});

it.each(['ToolCompass-88', 'aitoolcompass!', 'directory.example1'])('refuses a password that rests on the site: %s', async (password) => {
  expect(await passwordReasons(password, OWNER)).toContain('site');
});

it.each([
  ['a few words', 'kettle marmot violin'],
  ['letters only', 'hvqzplmwtrkd'],
  ['other scripts and spaces', 'зелёный  чайник 茶 ☕ вдали'],
  ['128 characters', 'k3ttle-marmot violin '.repeat(7).slice(0, 128)],
  ['the site beside something hard to guess', 'compass kettle marmot violin'],
])('accepts %s', async (_what, password) => {
  expect(await passwordReasons(password, OWNER)).toEqual([]);
});

it('refuses more than it can hash', async () => {
  expect(await passwordReasons('x'.repeat(129), [])).toEqual(['long']);
});
