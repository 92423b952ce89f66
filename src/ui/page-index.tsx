interface PageIndexProps {
  sections: { id: string; title: string }[];
  /** Set if the titles aren't in the page's language. */
  lang?: string;
}

/** Links to a text's sections; browsers that support it highlight the current one. */
export function PageIndex({ sections, lang }: PageIndexProps) {
  return (
    <div className="section-index">
      <ul lang={lang} className="gap-x-8 sm:columns-2 lg:columns-1">
        {sections.map(({ id, title }) => (
          <li key={id} className="break-inside-avoid">
            <a href={`#${id}`} className="inline-flex min-h-9 items-center py-1 text-sm lg:min-h-8">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
