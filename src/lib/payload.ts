import 'server-only';
import config from '@payload-config';
import { getPayload, type Payload } from 'payload';

type Reads = Pick<Payload, 'find' | 'findGlobal' | 'count'>;

/** The CMS with the rights of an anonymous visitor: published and active content, public fields only. */
export async function asVisitor(): Promise<Reads> {
  const payload = await getPayload({ config });
  return {
    find: ((options) => payload.find({ ...options, overrideAccess: false })) as Payload['find'],
    findGlobal: ((options) => payload.findGlobal({ ...options, overrideAccess: false })) as Payload['findGlobal'],
    count: ((options) => payload.count({ ...options, overrideAccess: false })) as Payload['count'],
  };
}

/** The CMS without access rules, for what the server itself must know; never pass on more of its answer than needed. */
export async function asSystem(): Promise<Reads> {
  return getPayload({ config });
}
