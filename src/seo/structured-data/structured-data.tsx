import 'server-only';
import type { Graph, Thing } from 'schema-dts';
import { grantedPreview } from '@/server/preview';
import { hold } from '@/ui/hold';
import { StillScript } from '@/ui/still';

/** JSON-LD as script content; `<` is escaped, so no text can end the script. */
export function scriptText(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replace(/</g, '\\u003c');
}

/** Renders JSON-LD; nothing on previews. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  if (grantedPreview()) return null;
  return <StillScript type="application/ld+json" of={hold(scriptText(things))} />;
}
