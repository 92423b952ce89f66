'use client';

import { Button, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { toolPath } from '../dashboard/addresses';
import { toolTexts } from './texts';

/** From the form of a tool to everything about it. */
export function ToolLink() {
  const { id, savedDocumentData } = useDocumentInfo();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const slug = savedDocumentData?.slug;
  if (!id || typeof slug !== 'string' || !slug) return null;
  return (
    <div className="panel-view">
      <Button size="small" margin={false} buttonStyle="secondary" el="link" to={toolPath(config.routes.admin, slug)}>
        {toolTexts(i18n.language).link}
      </Button>
    </div>
  );
}
