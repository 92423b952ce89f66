import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { guardQuery } from './guard-query';
import { rememberPublishedBefore } from './published-before';
import type { revalidateTags } from './revalidate-tags';

interface ContentHooksOptions {
  revalidate: ReturnType<typeof revalidateTags>;
  beforeChange?: CollectionBeforeChangeHook[];
  /** Run before the pages are made new. */
  afterChange?: CollectionAfterChangeHook[];
}

/** The hooks of everything the public reads: outsiders' queries are limited, and a change makes the pages new that show it. */
export function contentHooks({ revalidate, beforeChange = [], afterChange = [] }: ContentHooksOptions): NonNullable<CollectionConfig['hooks']> {
  return {
    beforeOperation: [guardQuery],
    beforeChange: [rememberPublishedBefore, ...beforeChange],
    afterChange: [...afterChange, revalidate.afterChange],
    afterDelete: [revalidate.afterDelete],
  };
}
