import { PageLink } from './page-link';

interface ChoiceLinksProps {
  label: string;
  choices: { href: string; name: string; isCurrent: boolean }[];
  className?: string;
}

/** Links to the same content in another choice, of which one is shown. */
export function ChoiceLinks({ label, choices, className = '' }: ChoiceLinksProps) {
  return (
    <nav aria-label={label} className={`flex flex-wrap gap-2 ${className}`}>
      {choices.map(({ href, name, isCurrent }) => (
        <PageLink
          key={href}
          preserveScroll
          href={href}
          aria-current={isCurrent ? 'true' : undefined}
          className={`inline-flex min-h-9 items-center rounded-full border px-4 text-sm font-medium ${
            isCurrent ? 'border-primary bg-primary-soft text-primary' : 'border-line bg-surface hover:border-primary hover:text-primary'
          }`}
        >
          {name}
        </PageLink>
      ))}
    </nav>
  );
}
