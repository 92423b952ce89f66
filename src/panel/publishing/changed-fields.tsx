import type { ChangedField } from '@/cms/publishing/changes';
import { usePanelTexts } from '../use-panel-texts';
import './publishing.css';

/** Fields with their old and new value. */
export function ChangedFields({ changes }: { changes: ChangedField[] }) {
  const { t } = usePanelTexts();
  const shown = (text: string) => text || t('publishing.empty');
  return (
    <ul className="changed-fields">
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          <strong>{label}</strong>
          <del>{shown(before)}</del>
          <span aria-hidden="true">→</span>
          <ins>{shown(after)}</ins>
        </li>
      ))}
    </ul>
  );
}
