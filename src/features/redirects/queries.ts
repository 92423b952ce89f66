import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import { routes, sitePath } from '@/domain/routes';
import { slugify } from '@/domain/slug';
import { splitNames } from '@/domain/tool/former-names';
import { cached } from '@/server/cached';
import { asVisitor } from '@/server/door/reads';
import { referencePath } from '@/server/reference-path';
import { runForVisitor } from '@/server/search/pool';

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

/** Addresses of tools by those that their former names would have. */
const formerAddresses = () =>
  cached(
    async () => {
      const tools = await runForVisitor<{ slug: string; names: string }>({
        name: 'former-names',
        text: `select s.slug, t.former_names as names from search.tools_en s join public.tools t on t.id = s.tool_id where t.former_names <> '' order by s.slug`,
        values: [],
      });
      return Object.fromEntries(tools.flatMap(({ slug, names }) => splitNames(names).map((name) => [routes.tool(slugify(name)), routes.tool(slug)])));
    },
    ['former-addresses'],
    [cacheTags.toolsList],
  );

async function renamed(path: string): Promise<OldAddress | null> {
  const addresses: Record<string, string> = path.startsWith(routes.tool('')) ? await formerAddresses() : {};
  const to = Object.hasOwn(addresses, path) ? addresses[path] : undefined;
  return to ? { kind: 'permanent', to } : null;
}

const isTool = (slug: string) =>
  cached(async () => Boolean(await asVisitor.findOne('tools', { slug }, { select: {} })), ['is-tool', slug], [cacheTags.toolSlug(slug)]);
const isCategory = (code: string) =>
  cached(async () => Boolean(await asVisitor.findOne('categories', { code }, { select: {} })), ['is-category', code], [cacheTags.categoryCode(code)]);

/** Pages below the address of an entry, or with it inside: where it stands, and whose it is. */
const INSIDE: { path: RegExp; slug: RegExp; entry: (slug: string) => string; isPublic: (slug: string) => Promise<boolean> }[] = [
  { path: /^\/tools\/[^/]+\/./, slug: /(?<=^\/tools\/)[^/]+/g, entry: routes.tool, isPublic: isTool },
  { path: /^\/changes\/categories\/[^/]+$/, slug: /[^/]+$/g, entry: routes.category, isPublic: isCategory },
  { path: /^\/compare\/[^/]+\/vs\/[^/]+$/, slug: /(?<=^\/compare\/|\/vs\/)[^/]+/g, entry: routes.tool, isPublic: isTool },
];

/** Where the entry that stood at a path stands now; null unless that is the plain path of an entry of the same kind. */
export async function movedEntry(entry: (slug: string) => string, slug: string): Promise<string | null> {
  const [base, moved] = [entry(''), await getRedirect({ path: entry(slug) })];
  if (moved?.kind !== 'permanent' || !moved.to.startsWith(base)) return null;
  const now = moved.to.slice(base.length);
  return /^[^/?#]+$/.test(now) ? now : null;
}

/** Where a path leads whose entries have another address now. */
async function movedAlong(path: string): Promise<OldAddress | null> {
  const inside = INSIDE.find((one) => one.path.test(path));
  if (!inside) return null;
  const slugs = new Map<string, string>();
  for (const slug of path.match(inside.slug) ?? []) {
    // A public entry stays, although another one had its address or name before.
    const now = (await inside.isPublic(slug)) ? null : await movedEntry(inside.entry, slug);
    if (now) slugs.set(slug, now);
  }
  const to = path.replace(inside.slug, (slug) => slugs.get(slug) ?? slug);
  return to === path ? null : { kind: 'permanent', to };
}

/** The redirect, also from a former name of a tool or below the address of an entry that moved, or removal of a path without language prefix; null if unknown or its target isn't public. */
export async function getRedirect({ path: asked }: { path: string }): Promise<OldAddress | null> {
  const path = sitePath(asked);
  if (path === null) return null;
  const found = await storedRedirect(path);
  if (!found) return (await renamed(path)) ?? movedAlong(path);
  if (found.kind === 'gone') return { kind: found.kind };
  const to = found.reference ? await referencePath(found.reference) : found.url;
  return to && to !== path ? { kind: found.kind, to } : null;
}
