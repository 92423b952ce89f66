import * as z from 'zod';
import { PROPOSED_FIELDS, readCodes } from '@/domain/edit-proposals';
import { LOCALE_CODES } from '@/domain/locales';
import { editProposalSchema } from '@/domain/schemas/edit-proposal';
import { URL_MAX_LENGTH } from '@/domain/web-url';
import { listCategories } from '@/features/categories/queries';
import { email, proposalContributor, readProposal, waiting } from './proposals';
import { slug } from './shapes';
import { type Call, language, proposalTool, ToolProblem } from './tool';
import { listedTool } from './tool-facts';

const input = z.object({
  slug: slug('Slug of the listed tool'),
  changes: z
    .array(
      z.object({
        field: z.enum(PROPOSED_FIELDS),
        language: z
          .enum(LOCALE_CODES)
          .optional()
          .describe('For tagline, description and features: the language of the text. Defaults to the language of the proposal.'),
        value: z
          .string()
          .min(1)
          .max(5000)
          .describe(
            'The complete new text. features: one per line. categories: their codes, separated by commas. priceModel: free, freemium, paid or contact. plans: described in words.',
          ),
      }),
    )
    .min(1)
    .max(12),
  reason: z.string().min(1).max(2000).describe('Why the listing should change.'),
  source_url: z.string().max(URL_MAX_LENGTH).default('').describe('Where the editors can check this, preferably on the maker’s website.'),
  email,
  language: language.describe('Language of the proposal and of the emails: en or nl.'),
});

const output = z.object({
  status: z.literal('waiting').describe('An editor will look at it; the listing hasn’t changed.'),
  message: z.string(),
});

async function refuseUnknownCategories(changes: { field: string; value: string }[], { locale, t }: Call): Promise<void> {
  const named = changes.flatMap(({ field, value }) => (field === 'categories' ? readCodes(value) : []));
  if (named.length === 0) return;
  const known = new Set((await listCategories({ locale })).map(({ code }) => code));
  const unknown = named.find((code) => !known.has(code));
  if (unknown) throw new ToolProblem(t('unknownCategory', { code: unknown }));
}

export const proposeEdit = proposalTool({
  name: 'propose_edit',
  title: 'Propose changes to a listing',
  description:
    'Proposes new texts or facts for a listed tool, with a reason. An editor decides what to use; nothing changes until then. Use this only with the consent of the person you act for; we email them a confirmation and the decision.',
  input,
  output,
  run: async ({ slug: wanted, source_url: sourceUrl, language: locale, ...sent }, call) => {
    const { t } = call;
    const tool = await listedTool(wanted, call);
    const proposal = readProposal(editProposalSchema, { ...sent, tool: tool.id, sourceUrl, locale }, call);
    await refuseUnknownCategories(proposal.changes, call);
    const contributor = await proposalContributor('edit', proposal, call);
    const outcome = await contributor.proposeEdit(proposal, 'mcp');
    if (outcome?.refused) throw new ToolProblem(t('unknownTool', { slug: wanted }));
    return waiting(t('editWaits', { name: tool.name }));
  },
});
