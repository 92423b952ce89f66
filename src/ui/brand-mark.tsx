import { siBuymeacoffee, siFacebook, siInstagram, siPinterest, siX, siYoutube } from 'simple-icons';

const MARKS = { facebook: siFacebook, instagram: siInstagram, youtube: siYoutube, x: siX, pinterest: siPinterest, buymeacoffee: siBuymeacoffee };

export function BrandMark({ network }: { network: keyof typeof MARKS }) {
  return (
    <svg viewBox="0 0 24 24" className="size-4 shrink-0" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={MARKS[network].path} />
    </svg>
  );
}
