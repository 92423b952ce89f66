import { PanelLink } from '../link-list';
import { coveragePath } from '../paths';
import type { PanelTexts } from '../texts';

/** Link to what the editor is to translate, with its number and how much of it is late. */
export const OwnWork = ({ open, overdue, t }: { open: number; overdue: number; t: PanelTexts }) => (
  <PanelLink href={coveragePath({ filter: 'open', assignee: 'mine' })}>
    {t('translations.mine', { open })}
    {overdue > 0 && ` ${t('translations.mineOverdue', { overdue })}`}
  </PanelLink>
);
