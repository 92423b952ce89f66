import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError, type Where } from 'payload';
import { documentPath, sitePath } from '@/domain/routes';
import { type ValidationMessage, validationMessage } from '@/domain/validation-messages';
import type { Redirect } from '@/payload-types';
import { lockInTransaction } from '../../database/transaction';
import { isPage } from '../../redirects/is-page';

type Target = Redirect['to'] | null | undefined;

const LABELS = { from: { en: 'From', nl: 'Van' }, 'to.url': { en: 'Address', nl: 'Adres' } };

function refuse(req: PayloadRequest, path: 'from' | 'to.url', key: ValidationMessage, steps: string[] = []): never {
  const message = validationMessage(key, req.i18n.language).replace('{path}', () => steps.join(' → '));
  throw new ValidationError({ collection: 'redirects', errors: [{ path, message, label: LABELS[path] }], req }, req.t);
}

/** The path on this site that a redirect leads to, public or not; null for an external address. */
async function pathOf(req: PayloadRequest, to: Target): Promise<string | null> {
  if (to?.type !== 'reference') return to?.url ? sitePath(to.url) : null;
  if (!to.reference) return null;
  const { relationTo, value } = to.reference;
  const id = typeof value === 'object' ? value.id : value;
  const doc = await req.payload.findByID({ collection: relationTo, id, depth: 0, disableErrors: true, trash: true, req });
  const slug = doc && ('code' in doc ? doc.code : doc.slug);
  return slug ? documentPath(relationTo, slug) : null;
}

async function otherRedirect(req: PayloadRequest, where: Where, except: number | undefined): Promise<Redirect | null> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { and: [where, ...(except === undefined ? [] : [{ id: { not_equals: except } }])] },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  });
  return docs[0] ?? null;
}

/** Refuses a redirect that would never apply, form a loop, or lead to or follow another redirect. */
export const refuseDeadEnds: CollectionBeforeChangeHook<Redirect> = async ({ data, originalDoc, req }) => {
  // Two redirects saved at the same time wouldn't see each other.
  await lockInTransaction(req, 'redirects');
  const from = data.from ?? originalDoc?.from ?? '';
  const type = data.type === undefined ? originalDoc?.type : data.type;
  if (from !== originalDoc?.from && (await isPage(req, from))) return refuse(req, 'from', 'redirectFromPage');
  if (type === 'gone') return { ...data, to: { type: 'custom', reference: null, url: null } } as unknown as Partial<Redirect>;

  const steps = [from];
  let path = await pathOf(req, { ...originalDoc?.to, ...data.to } as Target);
  while (path !== null) {
    const isKnown = steps.includes(path);
    steps.push(path);
    if (path === from) return refuse(req, 'to.url', 'redirectLoop', steps);
    const next = isKnown ? null : await otherRedirect(req, { from: { equals: path } }, originalDoc?.id);
    if (next?.type === 'gone') return refuse(req, 'to.url', 'redirectToGone', steps);
    if (!next) break;
    path = await pathOf(req, next.to);
    if (path === null) steps.push(next.to?.url ?? '…');
  }
  if (steps.length > 2) return refuse(req, 'to.url', 'redirectChain', steps);
  // A redirect that now leads to an entry still stores its former address.
  const before = await otherRedirect(req, { 'to.type': { equals: 'custom' }, 'to.url': { equals: from } }, originalDoc?.id);
  if (before) return refuse(req, 'from', 'redirectChain', [before.from, ...steps]);
  return data;
};
