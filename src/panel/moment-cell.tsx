'use client';

import { DefaultCell } from '@payloadcms/ui';
import type { DefaultCellComponentProps, TextFieldClient } from 'payload';
import { useMoment } from './use-panel-texts';

/** A moment with the name of its zone; Payload's own cell writes none. */
export function MomentCell({ cellData, field, ...props }: DefaultCellComponentProps) {
  const moment = useMoment();
  const text = { ...field, type: 'text' } as TextFieldClient;
  return <DefaultCell {...props} className="moment-cell" field={text} cellData={cellData ? moment(String(cellData)) : ''} />;
}
