import 'server-only';
import type { Metadata } from 'next';
import { grantedPreview } from '@/server/preview';
import { hold } from '@/ui/hold';
import { StillHead } from '@/ui/still';

type Read<Args extends unknown[]> = (...args: Args) => Promise<Metadata>;

/** `generateMetadata` without the tags of `SharingTags`, which the page renders: Next's own stand in React's data a second time. */
export const withoutSharing =
  <Args extends unknown[]>(read: Read<Args>): Read<Args> =>
  async (...args) => {
    const { openGraph: _, twitter: __, ...metadata } = await read(...args);
    return metadata;
  };

interface OpenGraph {
  title: string;
  description?: string;
  url: string;
  siteName: string;
  locale: string;
  type: string;
  images: { url: string; width?: number; height?: number; alt?: string }[];
}

/** Open Graph tags, in the HTML only: other sites read them when a link is shared, X as well. None on previews. */
export async function SharingTags({ of }: { of: Promise<Metadata> }) {
  if (grantedPreview()) return null;
  const { title, description, url, siteName, locale, type, images } = (await of).openGraph as OpenGraph;
  const [image] = images;
  const tags = {
    title,
    description,
    url,
    site_name: siteName,
    locale,
    type,
    image: image?.url,
    'image:width': image?.width,
    'image:height': image?.height,
    'image:alt': image?.alt,
  };
  const shown = Object.entries(tags).filter(([, content]) => content !== undefined);
  return (
    <StillHead
      of={hold(
        <>
          {shown.map(([name, content]) => (
            <meta key={name} property={`og:${name}`} content={String(content)} />
          ))}
          <meta name="twitter:card" content="summary_large_image" />
        </>,
      )}
    />
  );
}
