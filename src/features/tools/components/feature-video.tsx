import { Icon } from '@/ui/icon';

interface FeatureVideoProps {
  url: string;
  label: string;
  hint: string;
}

/** A link to the maker's introduction video. Embedding would load a third party without consent. */
export function FeatureVideo({ url, label, hint }: FeatureVideoProps) {
  return (
    <a
      href={url}
      target="_blank"
      rel="nofollow noopener noreferrer"
      className="mt-8 flex min-h-16 items-center gap-3 rounded-card border border-line bg-surface px-5 font-semibold hover:border-primary hover:text-primary"
    >
      <Icon name="circle-play" className="size-6 text-primary" />
      {label}
      <span className="sr-only">{hint}</span>
    </a>
  );
}
