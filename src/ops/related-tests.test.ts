import { describe, expect, it } from 'vitest';
import { relatedTests } from './related-tests';

const TEXTS = new Map([
  ['releases', "import { x } from '@/domain/parts';"],
  ['jobs', "import { runRelease } from '@/cms/releases/run';"],
  ['slugs', "import { rest } from '../setup/rest';"],
  ['launcher', "spawn(process.execPath, ['src/ops/launch.ts']);"],
  ['access-matrix', "import { TABLE } from './access-matrix';"],
  ['language-model', "import { write } from '@/cms/versions/parts';"],
]);
const related = (...changed: string[]) => relatedTests(changed, TEXTS);

describe('the integration tests of what changed', () => {
  it('are those that import the changed subject or have its name', () => {
    expect(related('src/cms/releases/endpoints.ts')).toEqual(['releases', 'jobs']);
    expect(related('src/panel/releases/release-view.tsx')).toEqual(['releases']);
  });

  it('are those that import a changed file that belongs to no subject', () => {
    expect(related('src/domain/parts.ts')).toEqual(['releases']);
    expect(related('src/domain/locales.ts')).toEqual([]);
    expect(related('tests/setup/rest.ts')).toEqual(['slugs']);
    expect(related('src/ops/launch.ts')).toEqual(['launcher']);
  });

  it('are those with its subject in their name', () => {
    expect(related('src/cms/access/rules.ts')).toEqual(['access-matrix']);
  });

  it('are the access matrix if part of the CMS has no others', () => {
    expect(related('src/cms/fields/slug.ts')).toEqual(['access-matrix']);
    expect(related('payload.config.ts')).toEqual(['access-matrix']);
    expect(related('src/ui/card.tsx')).toEqual([]);
  });

  it('include a long one only if it was changed itself', () => {
    expect(related('src/cms/versions/parts.ts')).toEqual(['access-matrix']);
    expect(related('tests/int/language-model.test.ts')).toEqual(['language-model']);
  });
});
