'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { ConsentProps } from './consent-control';

/** Rendered only if something needs consent; its code loads when the page is ready. */
export function Consent(props: ConsentProps) {
  const [Control, setControl] = useState<ComponentType<ConsentProps> | null>(null);
  useEffect(() => {
    import('./consent-control').then(({ ConsentControl }) => setControl(() => ConsentControl)).catch(console.error);
  }, []);
  return Control && <Control {...props} />;
}
