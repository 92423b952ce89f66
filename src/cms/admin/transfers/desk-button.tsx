'use client';

import { Button } from '@payloadcms/ui';

/** A button of this page. */
export function DeskButton(props: Parameters<typeof Button>[0]) {
  return <Button size="small" margin={false} {...props} />;
}
