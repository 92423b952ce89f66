import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength';

const SITE = ['AI Tool Compass', 'www.directory.example'];

const OWNER = ['Vera Jansen', 'vera.jansen@post.test'];

const reasonsFor = async (password: string, owner: string[]) => (await passwordStrength(password, owner, SITE)).reasons;

it.each(['basketball1', 'password123', '1234567890', 'qwertyuiop123'])('refuses the common password %s', async (password) => {
  expect(await reasonsFor(password, [])).not.toEqual([]);
});

it.each(['Vera-Jansen-2024', 'jansen.vera1'])('refuses a password that rests on its owner: %s', async (password) => {
  expect(await reasonsFor(password, OWNER)).toContain('personal');
});

it.each(['ToolCompass-88', 'aitoolcompass!', 'directory.example1'])('refuses a password that rests on the site: %s', async (password) => {
  expect(await reasonsFor(password, OWNER)).toContain('site');
});

it.each([
  ['a few words', 'kettle marmot violin'],
  ['letters only', 'hvqzplmwtrkd'],
  ['other scripts and spaces', 'зелёный  чайник 茶 ☕ вдали'],
  ['128 characters', 'k3ttle-marmot violin '.repeat(7).slice(0, 128)],
  ['the site beside something hard to guess', 'compass kettle marmot violin'],
])('accepts %s', async (_what, password) => {
  expect(await reasonsFor(password, OWNER)).toEqual([]);
});

it('refuses more than it can hash', async () => {
  expect(await reasonsFor('x'.repeat(129), [])).toEqual(['long']);
});

it('rates what it refuses as weak, and the rest by what guessing takes', async () => {
  expect((await passwordStrength('Vera-Jansen-2024', OWNER, SITE)).score).toBeLessThan(3);
  expect((await passwordStrength('kettle marmot violin', OWNER, SITE)).score).toBe(4);
});
