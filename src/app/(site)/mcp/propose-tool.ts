import * as z from 'zod';
import { toolSubmissionSchema } from '@/domain/schemas/tool-submission';
import { TOOL_LIMITS } from '@/domain/tool/limits';
import { planSchema, toolSchema } from '@/domain/tool/schema';
import { listCategories } from '@/features/categories/queries';
import { email, proposalContributor, readProposal, waiting } from './proposals';
import { slug } from './shapes';
import { type Call, language, proposalTool, ToolProblem } from './tool';

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

const input = z.object({
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

const output = z.object({ status: z.literal('waiting').describe('An editor will look at it; nothing is public yet.'), message: z.string() });

type Input = z.output<typeof input>;

async function categoryIds(codes: string[], { locale, t }: Call): Promise<number[]> {
  const ids = new Map((await listCategories({ locale })).map(({ code, id }) => [code, id]));
  return codes.map((code) => {
    const id = ids.get(code);
    if (id === undefined) throw new ToolProblem(t('unknownCategory', { code }));
    return id;
  });
}

async function readSubmission(sent: Input, call: Call) {
  const { feature_video: featureVideo, represents_maker: representative, is_another_tool: insist, language: locale, ...same } = sent;
  const categories = await categoryIds(sent.categories, call);
  return readProposal(toolSubmissionSchema, { ...same, categories, featureVideo, representative, insist, locale }, call);
}

export const proposeTool = proposalTool({
  name: 'propose_tool',
  title: 'Propose a tool for the directory',
  description:
    'Submits an AI tool that isn’t listed yet. An editor decides whether to add it; nothing is published until then. Use this only with the consent of the person you act for; we email them a confirmation and the decision.',
  input,
  output,
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
