import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';

type Messages = { [key: string]: string | Messages };

const flatten = (messages: Messages, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );

/** The text of a plural, as in `=0 {Comments}`, is no argument. */
const argumentsOf = (message: string) =>
  [...new Set([...message.matchAll(/(?<!(?:=\d+|one|other) )\{(\w+)/g)].map(([, name]) => name))].filter((name) => !/^#/.test(name ?? '')).sort();

const sources = (directory: string): string[] =>
  readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(directory, entry.name);
    if (entry.isDirectory()) return sources(file);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [readFileSync(file, 'utf8')] : [];
  });

const read = (file: string) => flatten(JSON.parse(readFileSync(path.join('src', file), 'utf8')));

describe.each(['i18n', 'panel', 'emails'])('messages of %s', (room) => {
  const en = read(`${room}/messages/en.json`);
  const nl = read(`${room}/messages/nl.json`);

  it('have the same keys in both languages', () => {
    expect(nl.map(([key]) => key)).toEqual(en.map(([key]) => key));
  });

  it('take the same arguments in both languages', () => {
    const dutch = new Map(nl);
    for (const [key, message] of en) {
      const names = argumentsOf(message).filter((name) => message.includes(`{${name},`) || message.includes(`{${name}}`));
      const dutchMessage = dutch.get(key) ?? '';
      expect([key, argumentsOf(dutchMessage).filter((name) => dutchMessage.includes(`{${name},`) || dutchMessage.includes(`{${name}}`))]).toEqual([
        key,
        names,
      ]);
    }
  });
});

describe('messages', () => {
  it.each(['en', 'nl'] as const)('of the panel in %s are valid ICU', (locale) => {
    const messages = JSON.parse(readFileSync(`src/panel/messages/${locale}.json`, 'utf8'));
    const translate = createTranslator({
      locale,
      messages,
      onError(error) {
        throw error;
      },
    });
    for (const [key, message] of flatten(messages)) {
      const values = Object.fromEntries(argumentsOf(message).map((name) => [name, 1]));
      expect(translate(key, values), key).not.toMatch(/[{}]\w/);
    }
  });

  it('of the panel are all used by their full key', () => {
    const code = sources('src/panel').join('\n');
    // The last part of a key may be computed: t(`moderation.states.${state}`).
    const isUsed = (key: string) => code.includes(`'${key}'`) || code.includes(`\`${key.slice(0, key.lastIndexOf('.') + 1)}\${`);
    expect(read('panel/messages/en.json').filter(([key]) => !isUsed(key))).toEqual([]);
  });

  it('of the site are all used', () => {
    const codes = sources('src');
    const quoted = new Set(codes.flatMap((code) => (code.match(/(['"])[\w.-]+\1/g) ?? []).map((text) => text.slice(1, -1))));
    const unused = read('i18n/messages/en.json')
      .map(([key]) => key)
      .filter((key) => {
        const [namespace = '', ...rest] = key.split('.');
        const last = rest.at(-1) ?? '';
        // Read by a translator, or as a property of the messages.
        const isNamed = [rest.join('.'), last, key].some((name) => quoted.has(name)) || codes.some((code) => code.includes(key));
        const isChosenAtRunTime = [
          'networks',
          'priceModels',
          'coursePrices',
          'planKinds',
          'planUnits',
          'criteria',
          'levels',
          'languages',
          'productKinds',
        ].includes(namespace);
        const isGroup = rest.length > 1;
        return !isNamed && !isChosenAtRunTime && !isGroup;
      });
    expect(unused).toEqual([]);
  });

  /** What visitors read, in the words of the specification; quotation marks are typographic. */
  it.each([
    ['forms.failed', 'Oops, something went wrong. Please try again later.'],
    ['forms.done.tool', 'Tool dropped successfully! We will review it and publish it as soon as possible.'],
    ['forms.done.contact', 'Email successfully sent'],
    ['account.menu.signedOut', 'You have been successfully logged out'],
    ['bookmarks.added', 'Bookmark added'],
    ['bookmarks.removed', 'Bookmark removed'],
    ['errors.pageNotFound', 'Page not found: {path}'],
    ['errors.invalidPath', 'Page Not Found: {path}'],
    ['errors.notFound', 'The page you were looking for was not found'],
    ['forms.tool.title', 'Drop a tool'],
  ])('say what was specified: %s', (key, text) => {
    expect(new Map(read('i18n/messages/en.json')).get(key)).toBe(text);
    expect(new Map(read('i18n/messages/nl.json')).get(key)).not.toBe(text);
  });

  it.each([
    ['form-messages.json', 'email', 'Please enter a valid email address'],
    ['form-messages.json', 'phone', 'Please enter a valid phone number'],
    ['form-messages.json', 'url', 'Please enter a valid URL'],
    ['form-messages.json', 'required', 'Required field'],
    ['form-messages.json', 'ratingCriterion', 'Please fill in at least one rating criterion'],
    ['account-errors.json', 'identifier_missing', 'You must provide either an email or phone number and a password'],
    ['account-errors.json', 'unexpected', 'Something went wrong, please try again later'],
  ])('of refusals say what was specified: %s, %s', (file, key, text) => {
    const messages = new Map(read(`domain/${file}`));
    expect(messages.get(`${key}.en`)).toBe(text);
    expect(messages.get(`${key}.nl`)).toMatch(/\w/);
  });
});
