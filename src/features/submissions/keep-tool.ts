import 'server-only';
import type { ToolSubmissionData } from '@/domain/schemas/tool-submission';
import type { Contributor, uploadedFile } from '@/server/door/contributions';
import { asVisitor } from '@/server/door/reads';
import { listSimilarTools, type SimilarTool } from './queries';

export type SubmittedImages = Partial<Record<'logo' | 'cover', Awaited<ReturnType<typeof uploadedFile>>>>;

interface Sent {
  images?: SubmittedImages;
  sender?: number | null;
  /** The sender says that it is none of the tools with nearly the same name. */
  insists: boolean;
  note?: string;
}

type Kept =
  | { status: 'kept' }
  | { status: 'unknown-category' }
  /** Tools with the same address, or else with nearly the same name, which the sender may insist on. */
  | { status: 'known'; known: SimilarTool[]; mayInsist: boolean };

/**
 * Keeps a tool that somebody sends in as a pending draft, unless the directory has it.
 * @throws APIError 400 when an image is refused
 */
export async function keepTool(
  input: ToolSubmissionData,
  contributor: Contributor,
  { images = {}, sender = null, insists, note }: Sent,
): Promise<Kept> {
  const visitor = await asVisitor();
  const { totalDocs } = await visitor.count({ collection: 'categories', where: { id: { in: input.categories } } });
  if (totalDocs !== input.categories.length) return { status: 'unknown-category' };

  const known = await listSimilarTools({ name: input.name, url: input.url, locale: input.locale });
  const same = known.filter(({ isSameUrl }) => isSameUrl);
  if (same.length > 0) return { status: 'known', known: same, mayInsist: false };
  if (known.length > 0 && !insists) return { status: 'known', known, mayInsist: true };
  await contributor.submitTool(input, images, sender, note);
  return { status: 'kept' };
}
