import { describe, expect, it } from 'vitest';
import { platformOptions } from '@/cms/fields/options';
import { EDITORIAL_CRITERIA, PLATFORMS } from '@/domain/tool/vocabulary';
import en from '@/i18n/messages/en.json';
import nl from '@/i18n/messages/nl.json';
import { toolTabs } from './fields';

const site = { en, nl };

describe('the panel and the site', () => {
  it.each(['en', 'nl'] as const)('use the same names for platforms and criteria (%s)', (locale) => {
    const platforms = platformOptions.map((option) =>
      typeof option === 'string' ? option : [option.value, (option.label as Record<string, string>)[locale]],
    );
    expect(platforms).toEqual(PLATFORMS.map((name) => [name, site[locale].platforms[name]]));
    const group = toolTabs.flatMap(({ fields }) => fields).find((field) => 'name' in field && field.name === 'editorialRatings');
    const labels = (group as { fields: { name: string; label: Record<string, string> }[] }).fields.map(({ name, label }) => [name, label[locale]]);
    expect(labels).toEqual(EDITORIAL_CRITERIA.map((name) => [name, site[locale].editorialCriteria[name]]));
  });
});
