import type { Graph, Thing } from 'schema-dts';

/** Structured data as the content of a script. No text in it can end the script, whatever it holds. */
export function scriptText(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replace(/</g, '\\u003c');
}
