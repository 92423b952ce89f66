import * as z from 'zod';
import { AUDIENCES } from '../audiences';
import { countryName, LAUNCHED_MIN, PLATFORMS, TOOL_LANGUAGES } from './vocabulary';

/** Attributes with one value for all languages. Tool queries, agents, transfers and the seed content read this list. */
export const toolAttributes = z.object({
  maker: z.string().min(1).max(80),
  audiences: z.array(z.enum(AUDIENCES)),
  platforms: z.array(z.enum(PLATFORMS)),
  languages: z.array(z.enum(TOOL_LANGUAGES)).describe('ISO 639-1 codes.'),
  launched: z
    .int()
    .min(LAUNCHED_MIN)
    .refine((year) => year <= new Date().getFullYear())
    .describe('A year.'),
  country: z
    .string()
    .refine((code) => countryName(code, 'en') !== null)
    .describe('ISO 3166-1 code of two letters.'),
});

type Values = z.infer<typeof toolAttributes>;
export type ToolAttribute = keyof Values;
export const TOOL_ATTRIBUTES = Object.keys(toolAttributes.shape) as ToolAttribute[];

/** Attributes of a listed tool: unknown ones are null, or empty lists. */
export type ToolAttributes = { [Name in ToolAttribute]: Values[Name] extends unknown[] ? Values[Name] : Values[Name] | null };

/** Reads the attributes of a stored tool. */
export const attributesOf = (stored: { [Name in ToolAttribute]?: Values[Name] | null }): ToolAttributes =>
  Object.fromEntries(
    TOOL_ATTRIBUTES.map((name) => [name, stored[name] ?? (toolAttributes.shape[name].type === 'array' ? [] : null)]),
  ) as ToolAttributes;
