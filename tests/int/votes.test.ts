import type { Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { CLIENT_ADDRESS_HEADER } from '@/domain/client-address-header';
import { createSurroundings, SAMPLES } from '../setup/documents';
import { type LocalApi, startPayload } from '../setup/payload';
import { ORIGIN } from '../setup/rest';

type Jar = Map<string, string>;
const visit = vi.hoisted(() => ({ headers: new Headers(), jar: new Map<string, string>(), secure: undefined as boolean | undefined }));
vi.mock('next/headers', () => ({
  headers: async () => visit.headers,
  cookies: async () => ({
    get: (name: string) => (visit.jar.has(name) ? { value: visit.jar.get(name) } : undefined),
    set: (name: string, value: string, { secure }: { secure: boolean }) => {
      visit.secure = secure;
      return visit.jar.set(name, value);
    },
  }),
}));
const { POST, DELETE } = await import('@/app/(site)/api/reviews/[id]/helpful/route');

let payload: Payload;
let local: LocalApi;
let surroundings: Awaited<ReturnType<typeof createSurroundings>>;

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  surroundings = await createSurroundings(local);
});

const newReview = async () =>
  (await local.create({ collection: 'reviews', data: { ...SAMPLES.reviews?.data(surroundings, 0), _status: 'published' } })).id as number;

async function press(method: 'POST' | 'DELETE', review: number, address: string, jar: Jar = new Map()): Promise<number> {
  visit.headers = new Headers({ [CLIENT_ADDRESS_HEADER]: address });
  visit.jar = jar;
  const request = new Request(`${ORIGIN}/api/reviews/${review}/helpful`, { method, headers: { origin: ORIGIN } });
  const answer = await (method === 'POST' ? POST : DELETE)(request, { params: Promise.resolve({ id: String(review) }) });
  return answer.status === 200 ? (await answer.json()).votes : -answer.status;
}

describe('a helpful vote', () => {
  it('counts once per address and review, whatever cookies are sent', async () => {
    const [first, second] = [await newReview(), await newReview()];
    const jars = Array.from({ length: 6 }, (_, at): Jar => new Map([['other', String(at)]]));
    for (const jar of jars) expect(await press('POST', first, '198.51.100.1', jar)).toBe(1);
    // Cookies earned at another review are worth no more.
    for (const jar of jars) expect(await press('POST', second, '198.51.100.1', jar)).toBe(1);
    expect(await press('POST', first, '198.51.100.2')).toBe(2);
    // An IPv6 household is one address.
    expect(await press('POST', first, '2001:db8:1:2::1')).toBe(3);
    expect(await press('POST', first, '2001:db8:1:2::ffff')).toBe(3);
    expect((await payload.db.pool.query('select count(*)::int as n from review_votes where review_id = $1', [first])).rows[0].n).toBe(3);
  });

  it('can be taken back and given again by the browser that gave it, and by no other', async () => {
    const review = await newReview();
    const jar: Jar = new Map();
    for (let round = 0; round < 3; round += 1) {
      expect(await press('POST', review, '198.51.100.3', jar)).toBe(1);
      expect(await press('DELETE', review, '198.51.100.3')).toBe(1);
      expect(await press('POST', review, '198.51.100.3')).toBe(1);
      expect(await press('DELETE', review, '198.51.100.3', jar)).toBe(0);
    }
    // Taking back nothing gives no further vote.
    await press('POST', review, '198.51.100.3', jar);
    await press('DELETE', review, '198.51.100.3');
    expect(await press('POST', review, '198.51.100.3')).toBe(1);
  });

  it('can be taken back where the site has no https, in production as well', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(ORIGIN).toMatch(/^http:/);
    expect(await press('POST', await newReview(), '198.51.100.5')).toBe(1);
    expect(visit.secure).toBe(false);
    vi.unstubAllEnvs();
  });

  it('counts once when pressed many times at the same moment', async () => {
    const review = await newReview();
    await Promise.all(Array.from({ length: 8 }, () => press('POST', review, '198.51.100.4')));
    expect(await press('POST', review, '198.51.100.4')).toBe(1);
  });

  it('that could not be saved is not taken for given', async () => {
    const review = await newReview();
    await payload.db.pool.query(`create function break() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
      create trigger break before insert on review_votes for each row execute function break()`);
    await expect(press('POST', review, '198.51.100.6')).rejects.toThrow();
    await payload.db.pool.query('drop function break cascade');
    expect(await press('POST', review, '198.51.100.6')).toBe(1);
  });

  it('is not found for a review that is not public', async () => {
    const { id } = await local.create({ collection: 'reviews', data: { ...SAMPLES.reviews?.data(surroundings, 0), _status: 'draft' } });
    expect([await press('POST', Number(id), '198.51.100.5'), await press('DELETE', Number(id), '198.51.100.5')]).toEqual([-404, -404]);
  });
});
