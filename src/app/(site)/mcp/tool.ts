import type { getTranslations } from 'next-intl/server';
import * as z from 'zod';
import { LOCALE_CODES, type Locale } from '@/domain/locales';

export interface Call {
  locale: Locale;
  /** Client address, for rate limits. */
  address: string;
  t: Awaited<ReturnType<typeof getTranslations<'mcp'>>>;
}

/** The reason of a refusal, in the language of the call. */
export class ToolProblem extends Error {}

/** Parameter of every tool. */
export const language = z
  .enum(LOCALE_CODES)
  .default('en')
  .describe('Language of the answer: en (English) or nl (Dutch). A text that’s missing in that language is given in the other one, with its code.');

export interface Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean; openWorldHint: boolean };
  /** Answers as data and as text. */
  run: (input: z.output<Input>, call: Call) => Promise<{ structured: z.input<Output>; text: string }>;
}

const define =
  (readOnlyHint: boolean) =>
  <Input extends z.ZodObject, Output extends z.ZodObject>(definition: Omit<Tool<Input, Output>, 'annotations'>): Tool => ({
    ...definition,
    annotations: { readOnlyHint, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    // The server has parsed the input with this schema.
    run: definition.run as unknown as Tool['run'],
  });

/** A tool that only reads public content. */
export const readTool = define(true);

/** A tool that queues a proposal for the editors. Nothing public changes; duplicates are skipped. */
export const proposalTool = define(false);
