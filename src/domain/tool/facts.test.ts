import { expect, it } from 'vitest';
import { TOOL_FACTS } from './facts';
import { toolSchema } from './schema';

/** What a tool's page shows outside its facts, and where. */
const SHOWN_ELSEWHERE: Record<string, string> = {
  name: 'heading',
  tagline: 'below the heading',
  url: 'the button to the website, and the fact `host`',
  description: 'text of the page',
  features: 'list after the description',
  plans: 'section of prices',
  featureVideo: 'section of the video',
};

it('every field of the tool schema is a fact or shown elsewhere', () => {
  const facts: string[] = TOOL_FACTS.map(({ name }) => name);
  const lacking = Object.keys(toolSchema.shape).filter((name) => !facts.includes(name) && !(name in SHOWN_ELSEWHERE));
  expect(lacking, 'add them to facts.ts, or say here where they are shown').toEqual([]);
});

it('no field is both a fact and shown elsewhere', () => {
  expect(TOOL_FACTS.filter(({ name }) => name in SHOWN_ELSEWHERE)).toEqual([]);
});
