/** `npm run seed:samples`: adds marked sample reviews to three tools, for development. */
import configPromise from '@payload-config';
import { getPayload } from 'payload';
import { reviewData } from '@/cms/seed/factories';
import { env } from '@/env';

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

async function addSamples(): Promise<void> {
  if (env.NODE_ENV === 'production') throw new Error('Sample reviews are for development: this does nothing under NODE_ENV=production.');
  const config = await configPromise;
  config.typescript.autoGenerate = false;
  process.env.DISABLE_PAYLOAD_HMR = 'true';
  const payload = await getPayload({ config, disableOnInit: true });
  try {
    const tools = await payload.find({ collection: 'tools', where: { slug: { in: TOOLS } }, select: { slug: true }, depth: 0, pagination: false });
    let added = 0;
    for (const tool of tools.docs) {
      const known = await payload.find({
        collection: 'reviews',
        where: { tool: { equals: tool.id } },
        select: { title: true },
        depth: 0,
        pagination: false,
        trash: true,
      });
      for (const sample of SAMPLES.filter(({ title }) => !known.docs.some((review) => review.title === title))) {
        await payload.create({
          collection: 'reviews',
          data: reviewData({ tool: tool.id, name: 'Sample reviewer', ...sample }),
          depth: 0,
          context: { skipRevalidation: true },
        });
        added += 1;
      }
    }
    console.log(
      `added ${added} sample reviews to ${tools.docs.length} tools; a page that is cached already shows them once its tool is published again`,
    );
  } finally {
    await payload.destroy();
  }
}

try {
  await addSamples();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
