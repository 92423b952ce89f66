import { createHash } from 'node:crypto';
import * as z from 'zod';
import { PROPOSED_FIELDS, readCodes } from '@/domain/edit-proposals';
import { LOCALE_CODES } from '@/domain/locales';
import { editProposalSchema } from '@/domain/schemas/edit-proposal';
import { fieldMessages } from '@/domain/schemas/parse-form';
import { toolSubmissionSchema } from '@/domain/schemas/tool-submission';
import { planSchema, toolSchema } from '@/domain/tool/schema';
import { TOOL_LIMITS } from '@/domain/tool/vocabulary';
import { URL_MAX_LENGTH } from '@/domain/web-url';
import { listCategories } from '@/features/categories/queries';
import { asOnceContributor, type OnceContributor } from '@/server/door/contributions';
import { secondsToWait } from '@/server/rate-limit';
import { slug } from './shapes';
import { type Call, language, proposalTool, ToolProblem } from './tool';
import { listedTool } from './tool-details';

const HOUR = 3600;
const DAY = 86_400;

/** Stricter than for the site's forms, since agents solve no proof of work. */
const PROPOSALS_PER_HOUR = 5;
const PROPOSALS_PER_DAY = 10;
const PROPOSALS_PER_ADDRESS_AND_DAY = 5;
const PROPOSALS_OF_ALL_PER_DAY = 200;

/** The sender of a proposal. */
const email = z.string().max(254).describe('E-mail address of the person you act for: they are told what the editors decide. Never public.');

/** Parses a proposal by a form schema. Errors are in the language of the call. */
function readProposal<Schema extends z.ZodType>(schema: Schema, input: unknown, { locale, t }: Call): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const wrong = Object.entries(fieldMessages(parsed.error, locale)).map(([name, message]) => `- ${name}: ${message}`);
  throw new ToolProblem([t('invalid'), ...wrong].join('\n'));
}

async function countProposal(email: string, { address, t }: Call): Promise<void> {
  const bounds = [
    { name: 'mcp:proposals', who: address, points: PROPOSALS_PER_HOUR, seconds: HOUR },
    { name: 'mcp:day', who: address, points: PROPOSALS_PER_DAY, seconds: DAY },
    { name: 'mcp:identity', who: email.toLowerCase(), points: PROPOSALS_PER_ADDRESS_AND_DAY, seconds: DAY },
    { name: 'mcp:all', who: 'everybody', points: PROPOSALS_OF_ALL_PER_DAY, seconds: DAY },
  ];
  // The shared limit comes last: refused senders must not use it up.
  for (const { name, who, points, seconds } of bounds) {
    const wait = await secondsToWait(name, who, { points, seconds });
    if (wait > 0) throw new ToolProblem(t('limited', { minutes: Math.ceil(wait / 60) }));
  }
}

/** Counts a proposal and answers a contributor for it, which skips one that was sent before within a day. */
async function proposalContributor(name: string, proposal: { email: string }, call: Call): Promise<OnceContributor> {
  await countProposal(proposal.email, call);
  const fingerprint = createHash('sha256').update(`mcp:${name}`).update(JSON.stringify(proposal)).digest('base64url');
  return asOnceContributor(fingerprint, DAY);
}

/** The answer to a queued proposal. */
const waitingShape = (meaning: string) => z.object({ status: z.literal('waiting').describe(meaning), message: z.string() });
const waiting = (message: string) => ({ structured: { status: 'waiting' as const, message }, text: message });

/** For editors, in both languages of the panel. */
const NOTE = 'MCP: sent in by an AI agent / ingestuurd door een AI-agent';

const { name, url, tagline, description, features, featureVideo } = toolSchema.shape;
const plan = planSchema
  .extend({
    kind: planSchema.shape.kind.describe('paid has a price; contact is a price on request.'),
    price: planSchema.shape.price.describe('For a paid plan.'),
    currency: planSchema.shape.currency.describe('For a paid plan.'),
    unit: planSchema.shape.unit.describe('For a paid plan: the unit the price is for.'),
  })
  .partial({ price: true, currency: true, unit: true });

const toolInput = z.object({
  name,
  url: url.describe('Website of the tool.'),
  tagline: tagline.describe('One line that says what it does, without its name or a final period.'),
  description: description.default('').describe('Plain text; separate paragraphs with blank lines.'),
  categories: z.array(slug('Code of a category')).min(1).max(TOOL_LIMITS.categories).describe('Codes from list_categories.'),
  features: features.default([]),
  plans: z.array(plan).max(TOOL_LIMITS.plans).default([]),
  feature_video: featureVideo.default('').describe('URL of a video about the tool.'),
  email,
  represents_maker: z.boolean().default(false).describe('Whether that person represents the tool’s maker.'),
  is_another_tool: z.boolean().default(false).describe('Set this if an answer listed tools with a similar name and yours is none of them.'),
  language: language.describe('Language of the texts you send and of the emails: en or nl.'),
});

/** Ids of categories by their codes. Throws a {@link ToolProblem} for an unknown one. */
async function categoryIds(codes: string[], { locale, t }: Call): Promise<number[]> {
  const ids = new Map((await listCategories({ locale })).map(({ code, id }) => [code, id]));
  return codes.map((code) => {
    const id = ids.get(code);
    if (id === undefined) throw new ToolProblem(t('unknownCategory', { code }));
    return id;
  });
}

async function readSubmission(sent: z.output<typeof toolInput>, call: Call) {
  const { feature_video: featureVideo, represents_maker: representative, is_another_tool: insist, language: locale, ...same } = sent;
  const categories = await categoryIds(sent.categories, call);
  return readProposal(toolSubmissionSchema, { ...same, categories, featureVideo, representative, insist, locale }, call);
}

export const proposeTool = proposalTool({
  name: 'propose_tool',
  title: 'Propose a tool for the directory',
  description:
    'Submits an AI tool that isn’t listed yet. An editor decides whether to add it; nothing is published until then. Use this only with the consent of the person you act for; we email them a confirmation and the decision.',
  input: toolInput,
  output: waitingShape('An editor will look at it; nothing is public yet.'),
  run: async (sent, call) => {
    const { t } = call;
    const submission = await readSubmission(sent, call);
    const contributor = await proposalContributor('tool', submission, call);
    const outcome = await contributor.submitTool(submission, { note: NOTE });
    if (outcome?.refused === 'address' || outcome?.refused === 'name') {
      const names = outcome.known.map(({ name, path }) => `- ${name}: ${path}`).join('\n');
      throw new ToolProblem(`${outcome.refused === 'name' ? t('knownName') : t('knownAddress')}\n${names}`);
    }
    if (outcome?.refused) throw new ToolProblem(t('invalid'));
    return waiting(t('toolWaits', { name: submission.name }));
  },
});

const editInput = z.object({
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

export const proposeEdit = proposalTool({
  name: 'propose_edit',
  title: 'Propose changes to a listing',
  description:
    'Proposes new texts or facts for a listed tool, with a reason. An editor decides what to use; nothing changes until then. Use this only with the consent of the person you act for; we email them a confirmation and the decision.',
  input: editInput,
  output: waitingShape('An editor will look at it; the listing hasn’t changed.'),
  run: async ({ slug: wanted, source_url: sourceUrl, language: locale, ...sent }, call) => {
    const { t } = call;
    const tool = await listedTool(wanted, call);
    const proposal = readProposal(editProposalSchema, { ...sent, tool: tool.id, sourceUrl, locale }, call);
    await categoryIds(
      proposal.changes.flatMap(({ field, value }) => (field === 'categories' ? readCodes(value) : [])),
      call,
    );
    const contributor = await proposalContributor('edit', proposal, call);
    const outcome = await contributor.proposeEdit(proposal, 'mcp');
    if (outcome?.refused) throw new ToolProblem(t('unknownTool', { slug: wanted }));
    return waiting(t('editWaits', { name: tool.name }));
  },
});
