'use client';

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react';
import { useRouter } from 'next/navigation';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const isWatched = () => window.parent !== window || window.opener !== null;

/** Reloads the draft when the panel saves it; does nothing outside the panel. */
export function PreviewRefresh({ serverURL }: { serverURL: string }) {
  const { refresh } = useRouter();
  const isInPanel = useSyncExternalStore(never, isWatched, () => false);
  return isInPanel ? <RefreshRouteOnSave serverURL={serverURL} refresh={refresh} /> : null;
}
