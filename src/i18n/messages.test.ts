import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import en from './messages/en.json';
import nl from './messages/nl.json';

type Messages = { [key: string]: string | Messages };

const flatten = (messages: Messages, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );

const argumentsOf = (message: string) =>
  [...new Set([...message.matchAll(/\{(\w+)/g)].map(([, name]) => name))].filter((name) => !/^#/.test(name ?? '')).sort();

const sources = (directory: string): string[] =>
  readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(directory, entry.name);
    if (entry.isDirectory()) return sources(file);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [readFileSync(file, 'utf8')] : [];
  });

describe('messages', () => {
  it('exist in both languages under the same keys', () => {
    expect(flatten(nl).map(([key]) => key)).toEqual(flatten(en).map(([key]) => key));
  });

  it('take the same arguments in both languages', () => {
    const dutch = new Map(flatten(nl));
    for (const [key, message] of flatten(en)) {
      const names = argumentsOf(message).filter((name) => message.includes(`{${name},`) || message.includes(`{${name}}`));
      const dutchMessage = dutch.get(key) ?? '';
      expect([key, argumentsOf(dutchMessage).filter((name) => dutchMessage.includes(`{${name},`) || dutchMessage.includes(`{${name}}`))]).toEqual([
        key,
        names,
      ]);
    }
  });

  it('are all used somewhere', () => {
    const code = sources('src').join('\n');
    const unused = flatten(en)
      .map(([key]) => key)
      .filter((key) => {
        const [namespace = '', ...rest] = key.split('.');
        const last = rest.at(-1) ?? '';
        const isNamed = code.includes(`'${rest.join('.')}'`) || code.includes(`'${last}'`) || code.includes(`"${last}"`);
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
});
