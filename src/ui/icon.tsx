import type { StaticImageData } from 'next/image';
import type { BrandName, IconName } from './icon-names';
import sprite from './icons.svg';

/** URL of a symbol in the sprite. */
export const symbolUrl = (name: string) => `${(sprite as StaticImageData).src}#${name}`;

/** An icon in the text color, hidden from screen readers. A new name needs `npm run generate`, which draws it into the sprite. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={symbolUrl(name)} />
    </svg>
  );
}

/** The mark of a social network, in the text color. */
export function BrandMark({ network }: { network: BrandName }) {
  return (
    <svg className="brand-mark" aria-hidden="true">
      <use href={symbolUrl(`brand-${network}`)} />
    </svg>
  );
}
