'use client';

import { lazy } from 'react';
import type { MissingContentProps } from './missing-content';

const MissingContent = lazy(() => import('./missing-content'));

export function MissingScreen(props: MissingContentProps) {
  return <MissingContent {...props} />;
}
