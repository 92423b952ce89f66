import 'server-only';
import config from '@payload-config';
import { getPayload, type Payload, type Where } from 'payload';
import { MEDIA_DIR } from '@/cms/collections/media/media-dir';
import { findWithDraft } from '@/cms/preview/newest-draft';
import { type PreviewedDocument, previewedDocument } from '@/cms/preview/previewed-document';
import { type DescribedCollection, describeCollections, type JsonSchema, type ReadApiDescription } from '@/cms/read-api/describe-collections';
import { grantOfRead } from '../preview';

type Reads = Pick<Payload, 'find' | 'findGlobal' | 'count'>;

/** PostgreSQL rejects NUL in text, but URLs may contain it: replaces it with U+FFFD, which matches nothing. */
function findable<Options extends { where?: Where }>(options: Options): Options {
  const where = JSON.stringify(options.where ?? {});
  return where.includes('\\u0000') ? { ...options, where: JSON.parse(where.replaceAll('\\u0000', '\\ufffd')) } : options;
}

/**
 * Reads with an anonymous visitor's rights: published, active content and public fields only. On a preview page, the previewed document is read from
 * its newest draft.
 */
export async function asVisitor(): Promise<Reads> {
  const payload = await getPayload({ config });
  const grant = grantOfRead();
  return {
    find: ((options) =>
      grant?.collection === options.collection
        ? findWithDraft(payload, grant, options as Parameters<Payload['find']>[0])
        : payload.find({ ...findable(options), overrideAccess: false })) as Payload['find'],
    findGlobal: ((options) => payload.findGlobal({ ...options, overrideAccess: false })) as Payload['findGlobal'],
    count: ((options) => payload.count({ ...options, overrideAccess: false })) as Payload['count'],
  };
}

/** Reads without access control. Never pass more of the result on than the caller needs. */
export async function asSystem(): Promise<Reads> {
  const payload = await getPayload({ config });
  return {
    find: ((options) => payload.find(findable(options))) as Payload['find'],
    findGlobal: ((options) => payload.findGlobal(options)) as Payload['findGlobal'],
    count: ((options) => payload.count(options)) as Payload['count'],
  };
}

export type { PreviewedDocument };

/** The document a preview token opens, or null for an invalid or expired token. */
export async function previewBehind(token: string): Promise<PreviewedDocument | null> {
  return previewedDocument(await getPayload({ config }), token);
}

export type { DescribedCollection, JsonSchema, ReadApiDescription };

/** The read API's collections and fields, derived from the Payload config and labelled in `language`. */
export async function describeReadApi(language: string): Promise<ReadApiDescription> {
  return describeCollections((await getPayload({ config })).config, language);
}

/** Upload directory, shared by all servers. */
export { MEDIA_DIR };
