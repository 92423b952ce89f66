interface PageIndexProps {
  sections: { id: string; title: string }[];
  /** Language of the titles when it is not the page's. */
  lang?: string;
}

/** Links to the sections of a text, for the aside of its page, where browsers that can do so mark the one that is being read. */
export function PageIndex({ sections, lang }: PageIndexProps) {
  return (
    <div className="section-index">
      <ul lang={lang} className="gap-x-8 sm:columns-2 lg:columns-1">
        {sections.map(({ id, title }) => (
          <li key={id} className="break-inside-avoid">
            <a href={`#${id}`} className="inline-flex min-h-9 items-center py-1 text-sm text-muted hover:text-primary lg:min-h-8">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
