'use client';

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react';
import { useRouter } from 'next/navigation';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const isWatched = () => window.parent !== window || window.opener !== null;

/** Shows a draft anew whenever the panel beside it has saved it; does nothing in a window that no panel opened. */
export function PreviewRefresh({ serverURL }: { serverURL: string }) {
  const { refresh } = useRouter();
  const isInPanel = useSyncExternalStore(never, isWatched, () => false);
  return isInPanel ? <RefreshRouteOnSave serverURL={serverURL} refresh={refresh} /> : null;
}
