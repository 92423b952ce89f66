/** `npm run seed:samples`: adds marked sample reviews to three tools, for development. */
import type { Payload } from 'payload';
import { env } from '@/env';
import { runCommand } from './failure';
import { withPayload } from './open-payload';

const TOOLS = ['deepl', 'elevenlabs', 'zapier'];

interface Sample {
  language: 'en' | 'nl';
  title: string;
  text: string;
  ratings: { easeOfUse?: number; valueForMoney?: number; customerSupport?: number; recommend?: number; general?: number };
  anonymous?: boolean;
}

const SAMPLES: Sample[] = [
  {
    language: 'en',
    title: '[Sample] Quick to learn',
    text: 'This is a made-up review for development. It has every criterion and a text of a few lines, so that the layout of a full review can be seen.',
    ratings: { easeOfUse: 5, valueForMoney: 4, customerSupport: 4, recommend: 5, general: 5 },
  },
  {
    language: 'en',
    title: '[Sample] Good, with limits',
    text: 'This is a made-up review for development.\n\nIt has two paragraphs and three criteria, and shows its author anonymously.',
    ratings: { easeOfUse: 4, valueForMoney: 2, general: 3 },
    anonymous: true,
  },
  {
    language: 'nl',
    title: '[Voorbeeld] Doet wat ik zoek',
    text: 'Dit is een verzonnen review voor tijdens het ontwikkelen. Alleen de algemene beoordeling is ingevuld.',
    ratings: { general: 4 },
  },
  {
    language: 'nl',
    title: '[Voorbeeld] Niet voor mij',
    text: 'Dit is een verzonnen review voor tijdens het ontwikkelen, met een lage beoordeling, zodat de verdeling van de sterren te zien is.',
    ratings: { easeOfUse: 2, customerSupport: 1, recommend: 1, general: 2 },
  },
];

async function addSamples(payload: Payload): Promise<void> {
  if (env.NODE_ENV === 'production') throw new Error('Sample reviews are for development: this does nothing under NODE_ENV=production.');
  const everything = { depth: 0, pagination: false } as const;
  const tools = await payload.find({ ...everything, collection: 'tools', where: { slug: { in: TOOLS } }, select: { slug: true } });
  let added = 0;
  for (const { id } of tools.docs) {
    const where = { tool: { equals: id } };
    const known = await payload.find({ ...everything, collection: 'reviews', where, select: { title: true }, trash: true });
    for (const sample of SAMPLES.filter(({ title }) => !known.docs.some((review) => review.title === title))) {
      await payload.create({
        collection: 'reviews',
        data: { tool: id, name: 'Sample reviewer', ...sample, _status: 'published', moderation: { state: 'published' } },
        depth: 0,
        context: { skipRevalidation: true },
      });
      added += 1;
    }
  }
  console.log(
    `added ${added} sample reviews to ${tools.docs.length} tools; a page that is cached already shows them once its tool is published again`,
  );
}

await runCommand(() => withPayload(addSamples));
