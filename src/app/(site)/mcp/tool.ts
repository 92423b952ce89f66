import type { getTranslations } from 'next-intl/server';
import * as z from 'zod';
import { LOCALE_CODES, type Locale } from '@/domain/locales';

type Texts = Awaited<ReturnType<typeof getTranslations<'mcp'>>>;

export interface Call {
  locale: Locale;
  /** Whoever calls, as limits count them. */
  address: string;
  t: Texts;
}

/** What a tool answers: for programs, and the same to read. */
interface ToolAnswer<Output> {
  structured: Output;
  text: string;
}

/** Why a tool cannot do what was asked, in the language of the call. */
export class ToolProblem extends Error {}

/** The language every tool takes. */
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
    // The server has read the input by this very schema.
    run: definition.run as unknown as Tool['run'],
  });

/** A tool that only reads what is public. */
export const readTool = define({ readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false });

/** A tool that asks the editors for something. What is public stays as it is, and the same sent twice is kept once. */
export const proposalTool = define({ readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false });
