import type { getTranslations } from 'next-intl/server';
import * as z from 'zod';
import { LOCALE_CODES, type Locale } from '@/domain/locales';

type Texts = Awaited<ReturnType<typeof getTranslations<'mcp'>>>;

export interface Call {
  locale: Locale;
  /** Client address, for rate limits. */
  address: string;
  t: Texts;
}

/** An answer as data and as text. */
interface ToolAnswer<Output> {
  structured: Output;
  text: string;
}

/** The reason of a refusal, in the language of the call. */
export class ToolProblem extends Error {}

/** Parameter of every tool. */
export const language = z
  .enum(LOCALE_CODES)
  .default('en')
  .describe('Language of the answer: en (English) or nl (Dutch). A text that’s missing in that language is given in the other one, with its code.');

export interface Tool {
  name: string;
  title: string;
  description: string;
  input: z.ZodObject;
  output: z.ZodObject;
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean; openWorldHint: boolean };
  run: (input: Record<string, unknown>, call: Call) => Promise<ToolAnswer<Record<string, unknown>>>;
}

interface ToolDefinition<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  run: (input: z.output<Input>, call: Call) => Promise<ToolAnswer<z.input<Output>>>;
}

const define =
  (annotations: Tool['annotations']) =>
  <Input extends z.ZodObject, Output extends z.ZodObject>(definition: ToolDefinition<Input, Output>): Tool => ({
    ...definition,
    annotations,
    // The server has parsed the input with this schema.
    run: definition.run as unknown as Tool['run'],
  });

/** A tool that only reads public content. */
export const readTool = define({ readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false });

/** A tool that queues a proposal for the editors. Nothing public changes; duplicates are skipped. */
export const proposalTool = define({ readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false });
