'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { DeskButton } from '../desk-button';
import { toolPath } from '../paths';
import { usePanelTexts } from '../use-panel-texts';

/** Links a tool's edit view to its overview. */
export function ToolLink() {
  const { id, savedDocumentData } = useDocumentInfo();
  const { t } = usePanelTexts();
  const slug = savedDocumentData?.slug;
  if (!id || typeof slug !== 'string' || !slug) return null;
  return (
    <div className="panel-view">
      <DeskButton buttonStyle="secondary" el="link" to={toolPath(slug)}>
        {t('tool.link')}
      </DeskButton>
    </div>
  );
}
