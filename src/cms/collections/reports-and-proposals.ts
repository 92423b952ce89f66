import type { CollectionConfig } from 'payload';
import type { ProposalOutcome, ProposedField } from '@/domain/edit-proposals';
import { buyerFactLabel, perFact } from '@/domain/tool/buyer-facts';
import { URL_MAX_LENGTH } from '@/domain/web-url';
import { admins, editors, nobody } from '../access/rules';
import { languageOptions, options, reportReasonOptions } from '../fields/options';

const reportOutcomeOptions = options({
  removed: { en: 'Review taken offline', nl: 'Review offline gehaald' },
  kept: { en: 'Review stays', nl: 'Review blijft staan' },
});

/** Reports about published reviews: decided in the queue, answered with a reason, never public. */
export const Reports: CollectionConfig = {
  slug: 'reports',
  labels: { singular: { en: 'Report', nl: 'Melding' }, plural: { en: 'Reports', nl: 'Meldingen' } },
  access: { create: nobody, read: editors, update: nobody, delete: admins, readVersions: nobody, unlock: nobody, admin: editors },
  admin: {
    useAsTitle: 'text',
    group: { en: 'Moderation', nl: 'Moderatie' },
    defaultColumns: ['createdAt', 'review', 'reason', 'outcome', 'decidedAt'],
  },
  defaultSort: '-createdAt',
  fields: [
    { name: 'review', type: 'relationship', relationTo: 'reviews', required: true, index: true, label: { en: 'Review', nl: 'Review' } },
    { name: 'reason', type: 'select', required: true, options: reportReasonOptions, label: { en: 'Reason', nl: 'Reden' } },
    { name: 'text', type: 'textarea', required: true, maxLength: 2000, label: { en: 'Explanation', nl: 'Toelichting' } },
    { name: 'name', type: 'text', maxLength: 80, label: { en: 'Name', nl: 'Naam' } },
    { name: 'email', type: 'email', index: true, label: { en: 'Email', nl: 'E-mail' } },
    { name: 'language', type: 'select', required: true, defaultValue: 'en', options: languageOptions, label: { en: 'Language', nl: 'Taal' } },
    { name: 'outcome', type: 'select', index: true, options: reportOutcomeOptions, label: { en: 'Decision', nl: 'Besluit' } },
    { name: 'answer', type: 'textarea', maxLength: 2000, label: { en: 'Reason for the decision', nl: 'Reden van het besluit' } },
    { name: 'decidedBy', type: 'relationship', relationTo: 'users', label: { en: 'Decided by', nl: 'Besloten door' } },
    { name: 'decidedAt', type: 'date', label: { en: 'Decided on', nl: 'Besloten op' } },
  ],
};

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
  ...perFact(buyerFactLabel),
  other: { en: 'Something else', nl: 'Iets anders' },
});

const proposalOutcomeOptions = options<ProposalOutcome>({
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
    { name: 'outcome', type: 'select', index: true, options: proposalOutcomeOptions, label: { en: 'Decision', nl: 'Besluit' } },
    { name: 'answer', type: 'textarea', maxLength: 2000, label: { en: 'Answer to the sender', nl: 'Antwoord aan de inzender' } },
    { name: 'decidedBy', type: 'relationship', relationTo: 'users', label: { en: 'Decided by', nl: 'Besloten door' } },
    { name: 'decidedAt', type: 'date', index: true, label: { en: 'Decided on', nl: 'Besloten op' } },
  ],
};
