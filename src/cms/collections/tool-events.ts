import type {
  CollectionAfterChangeHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  Condition,
  Field,
  RelationshipFieldSingleValidation,
  SelectFieldSingleValidation,
} from 'payload';
import { relationship } from 'payload/shared';
import { cacheTags } from '@/domain/cache-tags';
import { hasBegun } from '@/domain/tool/buyer-facts';
import { HISTORY_KINDS, TOOL_EVENT_NOTE_LENGTH, type ToolEventKind } from '@/domain/tool/events';
import { TOOL_LIMITS } from '@/domain/tool/vocabulary';
import type { ToolEvent } from '@/payload-types';
import { editors, nobody, serverWritesField } from '../access/rules';
import { expireTags } from '../cache/expire-tags';
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
  acquired: { en: 'Acquired', nl: 'Overgenomen' },
  planAdded: { en: 'Plan added', nl: 'Abonnement erbij' },
  planGone: { en: 'Plan gone', nl: 'Abonnement weg' },
  planRenamed: { en: 'Plan renamed', nl: 'Abonnement heet anders' },
  planChanged: { en: 'Plan changed', nl: 'Abonnement veranderd' },
  priceUp: { en: 'Price up', nl: 'Prijs omhoog' },
  priceDown: { en: 'Price down', nl: 'Prijs omlaag' },
  fact: { en: 'Fact changed', nl: 'Feit veranderd' },
};

interface Event {
  kind?: ToolEventKind;
  origin?: 'published' | 'history';
}

const isHistory = ({ origin }: Event) => origin === 'history';

const toolRequired: RelationshipFieldSingleValidation = (value, context) => relationship(value, { ...context, required: true });

/** Where an editor adds history, what the server writes still has its defaults, which are those of publishing. */
const isPublished: Condition<ToolEvent> = (data, _sibling, { operation }) => operation !== 'create' && !isHistory(data);

/** Written by publishing, and of no use where an editor adds history. */
const ofPublishing = <Kind extends Field>(field: Kind): Kind => ({
  ...field,
  access: serverWritesField,
  admin: { ...field.admin, condition: isPublished },
});

const noteIn = (name: 'en' | 'nl', label: { en: string; nl: string }): Field => ({
  name,
  type: 'text',
  label,
  maxLength: TOOL_EVENT_NOTE_LENGTH,
  validate: validated<string, Event>((value, { data }) => Boolean(value?.trim()) || !isHistory(data) || 'required'),
});

/** Only the server names the tool, so without a name an editor adds history. */
const completeHistory: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || data?.name) return data;
  const tool = data?.tool ? await req.payload.findByID({ collection: 'tools', id: data.tool, depth: 0, disableErrors: true, req }) : null;
  // A tool that doesn't exist counts as missing.
  return { ...data, tool: tool?.id ?? null, name: tool?.name ?? '–', origin: 'history', isCorrection: false, noticedAt: new Date().toISOString() };
};

const expirePages: CollectionAfterChangeHook = async ({ context, doc, req }) => {
  if (!context.skipRevalidation) await expireTags([cacheTags.tool(doc.tool), cacheTags.toolsList], req);
  return doc;
};

/**
 * What changed of a tool, in the order in which it was noticed. Publishing writes these events, and editors add history from before the directory;
 * the database refuses to change or delete one, so a mistake is corrected by a further event. The tool is null once it has been permanently deleted.
 */
export const ToolEvents: CollectionConfig = {
  slug: 'tool-events',
  labels: { singular: { en: 'Tool change', nl: 'Wijziging bij een tool' }, plural: { en: 'Tool changes', nl: 'Wijzigingen bij tools' } },
  access: { create: editors, read: editors, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody, admin: editors },
  admin: {
    useAsTitle: 'name',
    group: { en: 'Directory', nl: 'Gids' },
    defaultColumns: ['noticedAt', 'name', 'kind', 'subject', 'isCorrection', 'changedOn'],
    description: {
      en: 'Publishing a tool adds its changes. Add here what its maker changed before; it can’t be changed or deleted afterwards.',
      nl: 'Publiceren voegt de wijzigingen van een tool toe. Voeg hier toe wat de maker eerder veranderde; dat kan daarna niet meer gewijzigd of verwijderd worden.',
    },
  },
  defaultSort: '-noticedAt',
  hooks: { beforeValidate: [completeHistory], afterChange: [expirePages] },
  fields: [
    { name: 'tool', type: 'relationship', relationTo: 'tools', label: { en: 'Tool', nl: 'Tool' }, index: true, validate: toolRequired },
    ofPublishing({ name: 'name', type: 'text', required: true, maxLength: TOOL_LIMITS.name, label: { en: 'Name', nl: 'Naam' } }),
    {
      name: 'kind',
      type: 'select',
      required: true,
      label: { en: 'What happened', nl: 'Wat er gebeurde' },
      options: options(KIND_LABELS),
      validate: validated<ToolEventKind, Event>((kind, { data }) => {
        if (!kind) return 'required';
        return !isHistory(data) || HISTORY_KINDS.some((known) => known === kind) || 'choice';
      }) as SelectFieldSingleValidation,
    },
    ofPublishing({ name: 'subject', type: 'text', label: { en: 'Plan or fact', nl: 'Abonnement of feit' } }),
    ofPublishing({ name: 'before', type: 'json', label: { en: 'Before', nl: 'Eerst' } }),
    ofPublishing({ name: 'after', type: 'json', label: { en: 'After', nl: 'Daarna' } }),
    ofPublishing({
      name: 'isCorrection',
      type: 'checkbox',
      defaultValue: true,
      label: { en: 'Correction of the directory', nl: 'Correctie van de gids' },
      admin: { description: { en: 'Visitors are not told.', nl: 'Bezoekers krijgen dit niet te zien.' } },
    }),
    {
      // History from before the events of a tool isn't among its published values.
      name: 'origin',
      type: 'select',
      required: true,
      defaultValue: 'published',
      label: { en: 'Known from', nl: 'Bekend door' },
      options: options({ published: { en: 'Publishing', nl: 'Publiceren' }, history: { en: 'History', nl: 'Geschiedenis' } }),
      access: serverWritesField,
      admin: {
        readOnly: true,
        description: { en: 'What you add here is history.', nl: 'Wat je hier toevoegt, is geschiedenis.' },
      },
    },
    ofPublishing({ name: 'noticedAt', type: 'date', required: true, index: true, label: { en: 'Noticed', nl: 'Opgemerkt' } }),
    {
      name: 'changedOn',
      type: 'date',
      label: { en: 'Changed by the maker on', nl: 'Door de maker veranderd op' },
      admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd-MM-yyyy' } },
      validate: validated<Date | string, Event>((value, { data }) => {
        if (!value) return !isHistory(data) || 'required';
        return hasBegun(value) || 'factFuture';
      }),
    },
    webUrlField({ name: 'source', label: { en: 'Where it says so', nl: 'Waar het staat' } }),
    {
      name: 'note',
      type: 'group',
      label: { en: 'In one sentence', nl: 'In één zin' },
      fields: [noteIn('en', { en: 'English', nl: 'Engels' }), noteIn('nl', { en: 'Dutch', nl: 'Nederlands' })],
    },
  ],
};
