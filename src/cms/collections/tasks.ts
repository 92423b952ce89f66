import type { ArrayFieldValidation, CheckboxField } from 'payload';
import { array } from 'payload/shared';
import { cacheTags } from '@/domain/cache-tags';
import { TASK_LIMITS } from '@/domain/limits';
import { BUYER_FACTS, buyerFactLabel } from '@/domain/tool/buyer-facts';
import { validationMessage } from '@/domain/validation-messages';
import type { Task } from '@/payload-types';
import { taskThemeOptions } from '../fields/options';
import { relationIds } from '../fields/relation-ids';
import { searchWordsField } from '../fields/search-words';
import { slugField } from '../fields/slug';
import { requiredInDefaultLocale } from '../fields/validated';
import { redirectChangedSlug } from '../redirects/redirect-changed-slug';
import { listTask } from '../search/hooks';
import { contentCollection } from './content-collection';

/** Where no row has it, the first tool that the facts allow is the pick. The first of all is the editors' pick. */
const pickField = (name: 'isFreePick' | 'isEuropeanPick', label: { en: string; nl: string }): CheckboxField => ({
  name,
  type: 'checkbox',
  label,
  admin: { width: '50%' },
});

const eachToolOnce: ArrayFieldValidation = (rows, options) => {
  const tools = (rows ?? []).flatMap((row) => relationIds((row as { tool?: number }).tool ?? null));
  return new Set(tools).size === tools.length ? array(rows, options) : validationMessage('toolTwice', options.req.i18n.language);
};

/** What visitors want to get done, with the tools that are good at it, best first. */
export const Tasks = contentCollection({
  slug: 'tasks',
  labels: { singular: { en: 'Task', nl: 'Taak' }, plural: { en: 'Tasks', nl: 'Taken' } },
  admin: {
    useAsTitle: 'name',
    group: { en: 'Directory', nl: 'Gids' },
    defaultColumns: ['name', 'theme', 'languageStatus', 'updatedBy', 'updatedAt'],
  },
  defaultSort: 'slug',
  tags: (task: Task) => [cacheTags.taskSlug(task.slug), cacheTags.tasksList, cacheTags.searchWords],
  upkeep: listTask,
  afterChange: [redirectChangedSlug],
  fields: [
    {
      name: 'name',
      type: 'text',
      localized: true,
      required: true,
      maxLength: TASK_LIMITS.name,
      label: { en: 'Name', nl: 'Naam' },
      admin: { description: { en: 'What somebody does: "Transcribe interviews".', nl: 'Wat iemand doet: ‘Interviews uitschrijven’.' } },
    },
    {
      name: 'theme',
      type: 'select',
      required: true,
      label: { en: 'Theme', nl: 'Thema' },
      options: taskThemeOptions,
      admin: { position: 'sidebar' },
    },
    searchWordsField(),
    {
      name: 'intro',
      type: 'textarea',
      localized: true,
      required: true,
      maxLength: TASK_LIMITS.intro,
      label: { en: 'Introduction', nl: 'Inleiding' },
    },
    {
      name: 'lookFor',
      type: 'textarea',
      localized: true,
      maxLength: TASK_LIMITS.lookFor,
      label: { en: 'What to look for', nl: 'Waar je op let' },
      admin: { description: { en: 'One point per line.', nl: 'Eén punt per regel.' } },
    },
    {
      name: 'facts',
      type: 'select',
      hasMany: true,
      label: { en: 'Facts that matter here', nl: 'Feiten die hier tellen' },
      options: BUYER_FACTS.map((value) => ({ value, label: buyerFactLabel(value) })),
    },
    {
      name: 'tools',
      type: 'array',
      label: { en: 'Tools, best first', nl: 'Tools, de beste eerst' },
      labels: { singular: { en: 'Tool', nl: 'Tool' }, plural: { en: 'Tools', nl: 'Tools' } },
      maxRows: TASK_LIMITS.tools,
      validate: eachToolOnce,
      fields: [
        { name: 'tool', type: 'relationship', relationTo: 'tools', required: true, label: { en: 'Tool', nl: 'Tool' } },
        {
          name: 'because',
          type: 'text',
          localized: true,
          required: true,
          maxLength: TASK_LIMITS.reason,
          label: { en: 'Good at it because', nl: 'Geschikt, want' },
          validate: requiredInDefaultLocale,
        },
        { name: 'notIf', type: 'text', localized: true, maxLength: TASK_LIMITS.reason, label: { en: 'Not if', nl: 'Niet als' } },
        pickField('isFreePick', { en: 'Our free pick', nl: 'Onze gratis keuze' }),
        pickField('isEuropeanPick', { en: 'Our European pick', nl: 'Onze Europese keuze' }),
      ],
    },
    slugField({ from: 'name' }),
  ],
});
