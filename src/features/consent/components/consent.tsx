'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { ConsentProps } from './consent-control';

/** Asks for consent and acts on it; on the page only where something needs consent. Its code is loaded when the page is ready. */
export function Consent(props: ConsentProps) {
  const [Control, setControl] = useState<ComponentType<ConsentProps> | null>(null);
  useEffect(() => {
    import('./consent-control').then(({ ConsentControl }) => setControl(() => ConsentControl)).catch(console.error);
  }, []);
  return Control && <Control {...props} />;
}
