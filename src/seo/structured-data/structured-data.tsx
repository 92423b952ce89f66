import 'server-only';
import type { Thing } from 'schema-dts';
import { grantedPreview } from '@/server/preview';
import { scriptText } from './script-text';

/** Renders JSON-LD; nothing on previews. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  if (grantedPreview()) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that browsers don't run and that can't end its script
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(things) }} />;
}
