import { describe, expect, it } from 'vitest';
import { modalityOptions, platformOptions, taskThemeOptions } from '@/cms/fields/options';
import { TASK_THEMES } from '@/domain/task-themes';
import { EDITORIAL_CRITERIA, MODALITIES, PLATFORMS } from '@/domain/tool/vocabulary';
import en from '@/i18n/messages/en.json';
import nl from '@/i18n/messages/nl.json';
import { toolTabs } from './fields';

const site = { en, nl };

describe('the panel and the site', () => {
  it.each(['en', 'nl'] as const)('use the same names for platforms, modalities, themes and criteria (%s)', (locale) => {
    const labelled = (options: typeof platformOptions | typeof modalityOptions | typeof taskThemeOptions) =>
      options.map(({ value, label }) => [value, label[locale]]);
    expect(labelled(modalityOptions)).toEqual(MODALITIES.map((name) => [name, site[locale].modalities[name]]));
    expect(labelled(platformOptions)).toEqual(PLATFORMS.map((name) => [name, site[locale].platforms[name]]));
    expect(labelled(taskThemeOptions)).toEqual(TASK_THEMES.map((name) => [name, site[locale].tasks.themes[name]]));
    const group = toolTabs.flatMap(({ fields }) => fields).find((field) => 'name' in field && field.name === 'editorialRatings');
    const labels = (group as { fields: { name: string; label: Record<string, string> }[] }).fields.map(({ name, label }) => [name, label[locale]]);
    expect(labels).toEqual(EDITORIAL_CRITERIA.map((name) => [name, site[locale].editorialCriteria[name]]));
  });
});
