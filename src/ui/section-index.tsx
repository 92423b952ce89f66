interface SectionIndexProps {
  label: string;
  sections: { id: string; title: string }[];
}

/** Links to a long page's sections: sticky on wide screens; browsers that support it highlight the current section. */
export function SectionIndex({ label, sections }: SectionIndexProps) {
  return (
    <nav aria-label={label} className="section-index border-b lg:mt-8 border-line bg-page lg:sticky lg:top-16 lg:z-10 print:hidden">
      <ul className="flex gap-x-6 overflow-x-auto whitespace-nowrap">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-11 items-center -outline-offset-3 text-sm font-semibold text-muted hover:text-primary">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
