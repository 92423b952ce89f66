import { escapeDiffHTML, getHTMLDiffComponents, unescapeDiffHTML } from '@payloadcms/ui/rsc';
import type { Locale } from '@/domain/locales';

/** A paragraph per line, which is all the markup that Payload's comparison sees. */
const toHTML = (text: string) => `<p>${text.split('\n').map(escapeDiffHTML).join('</p><p>')}</p>`;

/** Screen readers name removed and added words by their elements. */
const marked = (html: string) =>
  unescapeDiffHTML(
    html
      .replace(/<span data-match-type="delete">(.*?)<\/span>/gs, '<del data-match-type="delete">$1</del>')
      .replace(/<span data-match-type="create">(.*?)<\/span>/gs, '<ins data-match-type="create">$1</ins>'),
  );

interface WordDiffProps {
  before: string;
  after: string;
  /** Shown for an empty text. */
  empty: string;
  lang: Locale | undefined;
}

/** Two texts side by side with the words marked that differ. */
export function WordDiff({ before, after, empty, lang }: WordDiffProps) {
  const { From, To } = getHTMLDiffComponents({ fromHTML: toHTML(before), toHTML: toHTML(after), tokenizeByCharacter: false, postProcess: marked });
  const hint = <p className="panel-hint">{empty}</p>;
  return (
    <div className="panel-pair versions__diff" lang={lang}>
      {before ? From : hint}
      {after ? To : hint}
    </div>
  );
}
