import { useEffect, useState } from 'react';
import type { LikelyDuplicate } from '@/cms/moderation/duplicates';
import { callApi } from '../call-api';

/** The likely duplicates of a tool: null until they have loaded, undefined if that failed. They change with every decision, so each look asks again. */
export function useDuplicates(tool: number): LikelyDuplicate[] | null | undefined {
  const [found, setFound] = useState<{ tool: number; duplicates: LikelyDuplicate[] | undefined } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    callApi<{ duplicates: LikelyDuplicate[] }>(`/api/moderation/duplicates?tool=${tool}`).then(({ body }) => {
      if (isCurrent) setFound({ tool, duplicates: body.duplicates });
    });
    return () => {
      isCurrent = false;
    };
  }, [tool]);
  return found?.tool === tool ? found.duplicates : null;
}
