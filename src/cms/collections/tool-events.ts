import type { CollectionConfig } from 'payload';
import { hasBegun } from '@/domain/tool/buyer-facts';
import { TOOL_EVENT_NOTE_LENGTH, type ToolEventKind } from '@/domain/tool/events';
import { TOOL_LIMITS } from '@/domain/tool/vocabulary';
import { editors, nobody } from '../access/rules';
import { options } from '../fields/options';
import { validated } from '../fields/validated';
import { webUrlField } from '../fields/web-url';

const KIND_LABELS: Record<ToolEventKind, { en: string; nl: string }> = {
  listed: { en: 'Added to the directory', nl: 'Opgenomen in de gids' },
  unlisted: { en: 'Taken out of the directory', nl: 'Uit de gids gehaald' },
  discontinued: { en: 'Discontinued', nl: 'Gestopt' },
  available: { en: 'Available again', nl: 'Weer beschikbaar' },
  renamed: { en: 'Renamed', nl: 'Nieuwe naam' },
  maker: { en: 'Another maker', nl: 'Andere maker' },
  planAdded: { en: 'Plan added', nl: 'Abonnement erbij' },
  planGone: { en: 'Plan gone', nl: 'Abonnement weg' },
  planRenamed: { en: 'Plan renamed', nl: 'Abonnement heet anders' },
  planChanged: { en: 'Plan changed', nl: 'Abonnement veranderd' },
  priceUp: { en: 'Price up', nl: 'Prijs omhoog' },
  priceDown: { en: 'Price down', nl: 'Prijs omlaag' },
  fact: { en: 'Fact changed', nl: 'Feit veranderd' },
};

const readOnly = { readOnly: true } as const;

/**
 * What changed of a tool, in the order in which it was noticed. Publishing writes these events; the database refuses to change or delete one, so a
 * mistake is corrected by a further event. The tool is null once it has been permanently deleted.
 */
export const ToolEvents: CollectionConfig = {
  slug: 'tool-events',
  labels: { singular: { en: 'Change of a tool', nl: 'Wijziging van een tool' }, plural: { en: 'Changes of tools', nl: 'Wijzigingen van tools' } },
  access: { create: nobody, read: editors, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody, admin: editors },
  admin: {
    useAsTitle: 'name',
    group: { en: 'Directory', nl: 'Gids' },
    defaultColumns: ['noticedAt', 'name', 'kind', 'subject', 'isCorrection', 'changedOn'],
  },
  defaultSort: '-noticedAt',
  fields: [
    { name: 'tool', type: 'relationship', relationTo: 'tools', label: { en: 'Tool', nl: 'Tool' }, index: true, admin: readOnly },
    { name: 'name', type: 'text', required: true, maxLength: TOOL_LIMITS.name, label: { en: 'Name', nl: 'Naam' }, admin: readOnly },
    {
      name: 'kind',
      type: 'select',
      required: true,
      label: { en: 'What happened', nl: 'Wat er gebeurde' },
      options: options(KIND_LABELS),
      admin: readOnly,
    },
    { name: 'subject', type: 'text', label: { en: 'Plan or fact', nl: 'Abonnement of feit' }, admin: readOnly },
    { name: 'before', type: 'json', label: { en: 'Before', nl: 'Eerst' }, admin: readOnly },
    { name: 'after', type: 'json', label: { en: 'After', nl: 'Daarna' }, admin: readOnly },
    {
      name: 'isCorrection',
      type: 'checkbox',
      defaultValue: true,
      label: { en: 'Correction of the directory', nl: 'Correctie van de gids' },
      admin: { readOnly: true, description: { en: 'Visitors are not told.', nl: 'Bezoekers krijgen dit niet te zien.' } },
    },
    {
      // History from before the events of a tool isn't among its published values.
      name: 'origin',
      type: 'select',
      required: true,
      defaultValue: 'published',
      label: { en: 'Known from', nl: 'Bekend door' },
      options: options({ published: { en: 'Publishing', nl: 'Publiceren' }, history: { en: 'History', nl: 'Geschiedenis' } }),
      admin: readOnly,
    },
    { name: 'noticedAt', type: 'date', required: true, index: true, label: { en: 'Noticed', nl: 'Opgemerkt' }, admin: readOnly },
    {
      name: 'changedOn',
      type: 'date',
      label: { en: 'Changed by the maker on', nl: 'Door de maker veranderd op' },
      admin: { ...readOnly, date: { pickerAppearance: 'dayOnly', displayFormat: 'd-MM-yyyy' } },
      validate: validated<Date | string>((value) => !value || hasBegun(value) || 'factFuture'),
    },
    webUrlField({ name: 'source', label: { en: 'Source', nl: 'Bron' }, admin: readOnly }),
    {
      name: 'note',
      type: 'group',
      label: { en: 'Note', nl: 'Toelichting' },
      fields: [
        { name: 'en', type: 'text', maxLength: TOOL_EVENT_NOTE_LENGTH, label: { en: 'English', nl: 'Engels' }, admin: readOnly },
        { name: 'nl', type: 'text', maxLength: TOOL_EVENT_NOTE_LENGTH, label: { en: 'Dutch', nl: 'Nederlands' }, admin: readOnly },
      ],
    },
  ],
};
