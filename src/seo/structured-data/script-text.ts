import type { Graph, Thing } from 'schema-dts';

/** JSON-LD as script content; `<` is escaped, so no text can end the script. */
export function scriptText(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replace(/</g, '\\u003c');
}
