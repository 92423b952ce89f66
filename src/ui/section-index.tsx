interface SectionIndexProps {
  label: string;
  sections: { id: string; title: string }[];
  /** The titles are single letters. */
  isDense?: boolean;
}

/** Links to a long page's sections, in sight while it scrolls; browsers that support it highlight the current section. */
export function SectionIndex({ label, sections, isDense }: SectionIndexProps) {
  return (
    <nav aria-label={label} className="section-index section-bar">
      <ul className={isDense ? 'gap-x-2' : undefined}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
