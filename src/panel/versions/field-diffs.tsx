import { escapeDiffHTML, getHTMLDiffComponents, unescapeDiffHTML } from '@payloadcms/ui/rsc';
import type { ChangedField } from '@/cms/publishing/changes';
import type { Part } from '@/domain/parts';
import type { PanelTexts } from '../texts';
import './field-diffs.css';

/** A paragraph per line, which is all the markup that Payload's comparison sees. */
const toHTML = (text: string) => `<p>${text.split('\n').map(escapeDiffHTML).join('</p><p>')}</p>`;

/** Screen readers name removed and added words by their elements. */
const marked = (html: string) =>
  unescapeDiffHTML(
    html
      .replace(/<span data-match-type="delete">(.*?)<\/span>/gs, '<del data-match-type="delete">$1</del>')
      .replace(/<span data-match-type="create">(.*?)<\/span>/gs, '<ins data-match-type="create">$1</ins>'),
  );

function sides({ before, after }: ChangedField) {
  return getHTMLDiffComponents({ fromHTML: toHTML(before), toHTML: toHTML(after), tokenizeByCharacter: false, postProcess: marked });
}

/** Fields of one part, old and new side by side with the words marked that differ. */
export function FieldDiffs({ changes, part, t }: { changes: readonly ChangedField[]; part: Part; t: PanelTexts }) {
  const empty = <p className="panel-hint">{t('versions.empty')}</p>;
  return changes.map((change) => {
    const { From, To } = sides(change);
    return (
      <div key={change.label} className="field-diff">
        <h3>{change.label}</h3>
        <div className="panel-pair" lang={part === 'shared' ? undefined : part}>
          {change.before ? From : empty}
          {change.after ? To : empty}
        </div>
      </div>
    );
  });
}
