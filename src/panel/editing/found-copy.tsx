import { useDocumentInfo } from '@payloadcms/ui';
import { valueAt } from '@/cms/editing/units';
import type { DraftEngine } from './draft-engine';
import { useFieldLabel, valueText } from './field-values';
import { FoundNotice } from './found-notice';
import type { LocalCopy } from './local-copy';

/** Offers the words found in the browser for the open document. */
export function FoundCopy({ found, engine }: { found: LocalCopy; engine: DraftEngine }) {
  const { savedDocumentData } = useDocumentInfo();
  const labelOf = useFieldLabel();
  const fields = Object.entries(found.values).map(([path, value]) => ({
    path,
    label: labelOf(path),
    typed: valueText(value),
    stored: valueText(valueAt(savedDocumentData, path)),
  }));
  return <FoundNotice at={found.at} fields={fields} onTakeBack={() => void engine.takeBack()} onDiscard={engine.discard} />;
}
