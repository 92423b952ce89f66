import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { guardQuery } from './guard-query';
import { rememberPublishedBefore } from './published-before';
import type { revalidateTags } from './revalidate-tags';

interface ContentHooksOptions {
  revalidate: ReturnType<typeof revalidateTags>;
  beforeChange?: CollectionBeforeChangeHook[];
  /** Keeps the read model in step, before the pages are made new that are made from it. */
  upkeep?: { afterChange: CollectionAfterChangeHook; afterDelete: CollectionAfterDeleteHook };
  /** Run before the pages are made new. */
  afterChange?: CollectionAfterChangeHook[];
}

/** The hooks of everything the public reads: outsiders' queries are limited, and a change makes the pages new that show it. */
export function contentHooks({
  revalidate,
  upkeep,
  beforeChange = [],
  afterChange = [],
}: ContentHooksOptions): NonNullable<CollectionConfig['hooks']> {
  return {
    beforeOperation: [guardQuery],
    beforeChange: [rememberPublishedBefore, ...beforeChange],
    afterChange: [...afterChange, ...(upkeep ? [upkeep.afterChange] : []), revalidate.afterChange],
    afterDelete: [...(upkeep ? [upkeep.afterDelete] : []), revalidate.afterDelete],
  };
}
