import { randomUUID } from 'node:crypto';
import { initI18n } from '@payloadcms/translations';
import type { APIError, PayloadRequest } from 'payload';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import type { ToolSubmissionData } from '@/domain/schemas/tool-submission';
import { slugify } from '@/domain/slug';
import { priceModelOf } from '@/domain/tool/price';
import type { Media } from '@/payload-types';
import { inTransaction } from '../database/transaction';
import { takeStep } from '../moderation/step';
import { JOB_QUEUES } from '../queues/queues';
import { plainRichText } from '../rich-text/plain-rich-text';
import { similarTools } from '../search/similar-tools';

const IMAGES = ['logo', 'cover'] as const;
type ImageName = (typeof IMAGES)[number];

/** Alternative texts until an editor has seen the images. */
const ALT_TEXTS: Record<ImageName, Record<Locale, string>> = {
  logo: { en: 'Logo of', nl: 'Logo van' },
  cover: { en: 'Image of', nl: 'Afbeelding van' },
};

interface Options {
  /** The signed-in account that has the submission's address. */
  sender?: number | null;
  /** For editors, such as how the submission reached the site. */
  note?: string;
}

interface KnownTools {
  refused: 'address' | 'name';
  known: { name: string; url: string; path: string }[];
}

type Submitted =
  | { id: number; refused?: never }
  | { refused: 'category' }
  /** With nearly the same name only unless `insist` is set. */
  | KnownTools
  /** `message` is in the submission's language. */
  | { refused: 'image'; image: ImageName; message: string };

/** Listed tools with the same address, else those with nearly the same name; null without any. */
export async function knownTools(
  req: PayloadRequest,
  { name, url, locale }: Pick<ToolSubmissionData, 'name' | 'url' | 'locale'>,
): Promise<KnownTools | null> {
  const similar = (await similarTools(req, { name, url })).filter(({ listed }) => listed);
  const same = similar.filter(({ same_url }) => same_url);
  const known = (same.length > 0 ? same : similar).map((tool) => ({
    name: tool.name,
    url: tool.url,
    path: localePath(routes.tool(tool.slug), locale),
  }));
  if (known.length === 0) return null;
  return { refused: same.length > 0 ? 'address' : 'name', known };
}

async function refuse(req: PayloadRequest, submission: ToolSubmissionData): Promise<KnownTools | { refused: 'category' } | null> {
  const { categories, insist } = submission;
  const { totalDocs } = await req.payload.count({ collection: 'categories', where: { id: { in: categories } }, overrideAccess: false, req });
  if (totalDocs !== categories.length) return { refused: 'category' };
  const known = await knownTools(req, submission);
  return known?.refused === 'name' && insist ? null : known;
}

async function storeImage(req: PayloadRequest, image: ImageName, upload: File, { name, locale: language }: ToolSubmissionData) {
  const data = Buffer.from(await upload.arrayBuffer());
  // The media collection sets name and type by content.
  const file = { data, mimetype: upload.type || 'application/octet-stream', name: randomUUID(), size: data.byteLength };
  // An upload belongs to one request, so each gets a fresh one in the same transaction; a refusal is in its language.
  const i18n = await initI18n({ config: req.payload.config.i18n, context: 'api', language });
  const ofRequest = () => ({ depth: 0, context: req.context, req: { i18n, transactionID: req.transactionID } });
  const altIn = (locale: Locale) => ({ alt: `${ALT_TEXTS[image][locale]} ${name}` });
  const [first = DEFAULT_LOCALE, ...others] = LOCALE_CODES;
  try {
    const stored = await req.payload.create({ collection: 'media', data: { ...altIn(first), submitted: true }, file, locale: first, ...ofRequest() });
    for (const locale of others) await req.payload.update({ collection: 'media', id: stored.id, data: altIn(locale), locale, ...ofRequest() });
    return stored;
  } catch (error) {
    // Not `instanceof APIError`: hooks run in the bundle that started Payload, which has its own copy of the class.
    if (error instanceof Error && [400, 507].includes((error as APIError).status))
      return { refused: 'image', image, message: error.message } as const;
    throw error;
  }
}

function toolData(submission: ToolSubmissionData, images: Partial<Record<ImageName, Media>>, { sender, note }: Options) {
  const { name, url, tagline, description, categories, features, plans, featureVideo, email, representative, locale } = submission;
  return {
    name,
    // The slug comes from the address if the name has no Latin letters.
    slug: slugify(name) ? '' : slugify(new URL(url).hostname),
    url,
    tagline,
    categories,
    _status: 'draft' as const,
    ...(description ? { description: plainRichText(description) } : {}),
    features: features.map((text) => ({ text })),
    plans: plans.map((plan) => ({
      name: plan.name,
      kind: plan.kind,
      ...(plan.kind === 'paid' ? { price: plan.price ?? 0, currency: plan.currency, unit: plan.unit } : {}),
    })),
    ...(featureVideo ? { featureVideo } : {}),
    logo: { image: images.logo?.id },
    cover: images.cover?.id,
    priceModel: priceModelOf(plans),
    submitter: { user: sender ?? null, email, language: locale, representative },
    ...(note ? { moderation: { note } } : {}),
  };
}

/** Saves a visitor's tool as a pending draft in the visitor's language and queues the receipt and the checks of its links. */
export async function submitTool(req: PayloadRequest, submission: ToolSubmissionData, options: Options = {}): Promise<Submitted> {
  const images: Partial<Record<ImageName, Media>> = {};
  return inTransaction(req, async (): Promise<Submitted> => {
    const refusal = await refuse(req, submission);
    if (refusal) return refusal;
    for (const image of IMAGES) {
      const file = submission[image];
      const stored = file && (await storeImage(req, image, file, submission));
      if (stored && 'refused' in stored) return stored;
      if (stored) images[image] = stored;
    }
    const data = toolData(submission, images, options);
    const tool = await takeStep(req, { action: 'submit', to: 'pending' }, () =>
      req.payload.create({ collection: 'tools', data, locale: submission.locale, draft: false, depth: 0, req }),
    );
    for (const url of [submission.url, submission.featureVideo].filter(Boolean)) {
      await req.payload.jobs.queue({ task: 'check-link', queue: JOB_QUEUES.upkeep, input: { url }, req });
    }
    return { id: tool.id };
  });
}
