import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { initI18n } from '@payloadcms/translations';
import { APIError, type File, type PayloadRequest } from 'payload';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@/domain/locales';
import type { ToolSubmissionData } from '@/domain/schemas/tool-submission';
import { slugify } from '@/domain/slug';
import type { Media } from '@/payload-types';
import { MEDIA_DIR } from '../collections/media/media-dir';
import { inTransaction } from '../database/in-transaction';
import { takeStep } from '../moderation/take-step';
import { JOB_QUEUES } from '../queues/queues';
import { plainRichText } from '../rich-text/plain-rich-text';

export interface SubmittedImages {
  logo?: File;
  cover?: File;
}

/** What an image of a submission shows, as far as anybody knows before an editor has seen it. */
const IMAGE_TEXTS: Record<keyof SubmittedImages, Record<Locale, string>> = {
  logo: { en: 'Logo of', nl: 'Logo van' },
  cover: { en: 'Image of', nl: 'Afbeelding van' },
};

async function storeImage(
  req: PayloadRequest,
  image: keyof SubmittedImages,
  file: File | undefined,
  submission: ToolSubmissionData,
): Promise<Media | undefined> {
  if (!file) return undefined;
  // A request of its own, since an upload belongs to one document only, in the same transaction; in the visitor's language, since it may be refused.
  const i18n = await initI18n({ config: req.payload.config.i18n, context: 'api', language: submission.locale });
  try {
    const altIn = (locale: Locale) => ({ alt: `${IMAGE_TEXTS[image][locale]} ${submission.name}` });
    const ofRequest = () => ({ depth: 0, context: req.context, req: { i18n, transactionID: req.transactionID } });
    const [first, ...others] = LOCALE_CODES;
    const stored = await req.payload.create({
      collection: 'media',
      data: { ...altIn(first ?? DEFAULT_LOCALE), submitted: true },
      file,
      locale: first,
      ...ofRequest(),
    });
    for (const locale of others) await req.payload.update({ collection: 'media', id: stored.id, data: altIn(locale), locale, ...ofRequest() });
    return stored;
  } catch (error) {
    // Which of the two it was.
    if (error instanceof APIError && error.status === 400) throw new APIError(error.message, 400, { image }, true);
    throw error;
  }
}

/** The files themselves are not part of a transaction. */
async function removeFiles(images: Media[]): Promise<void> {
  const names = images.flatMap(({ filename, sizes }) => [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)]);
  for (const name of names) if (name) await rm(path.resolve(MEDIA_DIR, name), { force: true });
}

/**
 * Keeps a tool that a visitor sends in as a pending draft, in the visitor's language, with the mail that says so.
 * @param sender the account of whoever is signed in with the address of the submission
 * @param note for the editors, such as how it reached the site
 * @returns the number of the draft
 * @throws APIError 400 when an image is refused; nothing is kept then
 */
export async function submitTool(
  req: PayloadRequest,
  submission: ToolSubmissionData,
  images: SubmittedImages,
  sender: number | null = null,
  note = '',
): Promise<number> {
  const { name, url, tagline, description, categories, features, plans, featureVideo, email, representative, locale } = submission;
  const stored: Media[] = [];
  try {
    return await inTransaction(req, async () => {
      const logo = await storeImage(req, 'logo', images.logo, submission);
      if (logo) stored.push(logo);
      const cover = await storeImage(req, 'cover', images.cover, submission);
      if (cover) stored.push(cover);
      const tool = await takeStep(req, { action: 'submit', to: 'pending' }, () =>
        req.payload.create({
          collection: 'tools',
          data: {
            name,
            // A name without Latin letters makes no slug: the address does.
            slug: slugify(name) ? '' : slugify(new URL(url).hostname),
            url,
            tagline,
            categories,
            _status: 'draft',
            ...(description ? { description: plainRichText(description) } : {}),
            features: features.map((text) => ({ text })),
            plans: plans.map(({ name: planName, kind, price, currency, unit }) => ({
              name: planName,
              kind,
              ...(kind === 'paid' ? { price: price ?? 0, currency, unit } : {}),
            })),
            ...(featureVideo ? { featureVideo } : {}),
            logo: { image: logo?.id },
            cover: cover?.id,
            priceModel:
              plans.length > 0 && plans.every(({ kind }) => kind === 'free')
                ? 'free'
                : plans.some(({ kind }) => kind === 'free')
                  ? 'freemium'
                  : 'paid',
            submitter: { user: sender, email, language: locale, representative },
            ...(note ? { moderation: { note } } : {}),
          },
          locale,
          draft: false,
          depth: 0,
          req,
        }),
      );
      for (const address of [url, featureVideo].filter(Boolean)) {
        await req.payload.jobs.queue({ task: 'check-link', queue: JOB_QUEUES.upkeep, input: { url: address }, req });
      }
      return tool.id;
    });
  } catch (error) {
    await removeFiles(stored).catch(() => undefined);
    throw error;
  }
}

/** A file as a form brings it, in the form the CMS takes; its name and type are settled by what it contains. */
export async function toFile(value: Blob): Promise<File> {
  const data = Buffer.from(await value.arrayBuffer());
  return { data, mimetype: value.type || 'application/octet-stream', name: randomUUID(), size: data.byteLength };
}
