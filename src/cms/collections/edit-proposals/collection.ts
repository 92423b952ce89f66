import type { CollectionConfig } from 'payload';
import type { ProposalOutcome, ProposedField } from '@/domain/edit-proposals';
import { URL_MAX_LENGTH } from '@/domain/web-url';
import { admins, editors, nobody } from '../../access/rules';
import { languageOptions, options } from '../../fields/options';

const fieldOptions = options<ProposedField>({
  name: { en: 'Name', nl: 'Naam' },
  tagline: { en: 'Tagline', nl: 'Slagzin' },
  description: { en: 'Description', nl: 'Beschrijving' },
  url: { en: 'Website', nl: 'Website' },
  maker: { en: 'Maker', nl: 'Maker' },
  features: { en: 'Features', nl: 'Functies' },
  priceModel: { en: 'Price model', nl: 'Prijsmodel' },
  plans: { en: 'Plans', nl: 'Abonnementen' },
  categories: { en: 'Categories', nl: 'Categorieën' },
});

const outcomeOptions = options<ProposalOutcome>({
  accepted: { en: 'Accepted', nl: 'Overgenomen' },
  rejected: { en: 'Rejected', nl: 'Afgewezen' },
});

const channelOptions = options({
  mcp: { en: 'AI agent (MCP)', nl: 'AI-agent (MCP)' },
  site: { en: 'Site', nl: 'Site' },
});

/** Visitors' proposals to change a listed tool: decided in the queue, answered by mail, never public. */
export const EditProposals: CollectionConfig = {
  slug: 'edit-proposals',
  labels: {
    singular: { en: 'Proposed change', nl: 'Voorstel tot wijziging' },
    plural: { en: 'Proposed changes', nl: 'Voorstellen tot wijziging' },
  },
  access: { create: nobody, read: editors, update: nobody, delete: admins, readVersions: nobody, unlock: nobody, admin: editors },
  admin: {
    useAsTitle: 'reason',
    group: { en: 'Moderation', nl: 'Moderatie' },
    defaultColumns: ['createdAt', 'tool', 'reason', 'channel', 'outcome', 'decidedAt'],
  },
  defaultSort: '-createdAt',
  fields: [
    // Empty once the tool is deleted for good; tidy-up removes such rows.
    { name: 'tool', type: 'relationship', relationTo: 'tools', index: true, label: { en: 'Tool', nl: 'Tool' } },
    {
      name: 'changes',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 12,
      label: { en: 'Changes', nl: 'Wijzigingen' },
      labels: { singular: { en: 'Change', nl: 'Wijziging' }, plural: { en: 'Changes', nl: 'Wijzigingen' } },
      fields: [
        { name: 'field', type: 'select', required: true, options: fieldOptions, label: { en: 'Field', nl: 'Veld' } },
        { name: 'language', type: 'select', options: languageOptions, label: { en: 'Language', nl: 'Taal' } },
        { name: 'value', type: 'textarea', required: true, maxLength: 5000, label: { en: 'Proposed text', nl: 'Voorgestelde tekst' } },
      ],
    },
    { name: 'reason', type: 'textarea', required: true, maxLength: 2000, label: { en: 'Reason', nl: 'Reden' } },
    { name: 'sourceUrl', type: 'text', maxLength: URL_MAX_LENGTH, label: { en: 'Source', nl: 'Bron' } },
    // Removed with the sender's account.
    { name: 'email', type: 'email', index: true, label: { en: 'Email', nl: 'E-mail' } },
    { name: 'language', type: 'select', required: true, defaultValue: 'en', options: languageOptions, label: { en: 'Language', nl: 'Taal' } },
    {
      name: 'channel',
      type: 'select',
      required: true,
      defaultValue: 'site',
      options: channelOptions,
      label: { en: 'Sent through', nl: 'Ingestuurd via' },
    },
    { name: 'outcome', type: 'select', index: true, options: outcomeOptions, label: { en: 'Decision', nl: 'Besluit' } },
    { name: 'answer', type: 'textarea', maxLength: 2000, label: { en: 'Answer to the sender', nl: 'Antwoord aan de inzender' } },
    { name: 'decidedBy', type: 'relationship', relationTo: 'users', label: { en: 'Decided by', nl: 'Besloten door' } },
    { name: 'decidedAt', type: 'date', index: true, label: { en: 'Decided on', nl: 'Besloten op' } },
  ],
};
