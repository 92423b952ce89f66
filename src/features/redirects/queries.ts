import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import { sitePath } from '@/domain/routes';
import { cached } from '@/server/cached';
import { asVisitor } from '@/server/door/reads';
import { referencePath } from '@/server/reference-path';

/** `to` is a path without language prefix or an absolute URL. */
type OldAddress = { kind: 'gone' } | { kind: 'permanent' | 'temporary'; to: string };

function storedRedirect(path: string) {
  return cached(
    async () => {
      const found = await asVisitor.findOne('redirects', { from: path }, { select: { type: true, to: true } });
      if (!found) return null;
      const { type, url, reference } = found.to ?? {};
      return {
        kind: found.type ?? 'permanent',
        // Validated for custom targets only.
        url: type === 'custom' ? (url ?? null) : null,
        reference: type === 'reference' ? (reference ?? null) : null,
      };
    },
    ['redirect', path],
    [cacheTags.redirect(path)],
  );
}

/** The redirect or removal of a path without language prefix; null if unknown or its target isn't public. */
export async function getRedirect({ path: asked }: { path: string }): Promise<OldAddress | null> {
  const path = sitePath(asked);
  if (path === null) return null;
  const found = await storedRedirect(path);
  if (!found) return null;
  if (found.kind === 'gone') return { kind: found.kind };
  const to = found.reference ? await referencePath(found.reference) : found.url;
  return to && to !== path ? { kind: found.kind, to } : null;
}
