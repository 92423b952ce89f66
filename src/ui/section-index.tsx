interface SectionIndexProps {
  label: string;
  sections: { id: string; title: string }[];
}

/** Links to a long page's sections, in sight while it scrolls; browsers that support it highlight the current section. */
export function SectionIndex({ label, sections }: SectionIndexProps) {
  return (
    <nav aria-label={label} className="section-index section-bar">
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
