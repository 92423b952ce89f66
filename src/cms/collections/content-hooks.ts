import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { renewAddress } from '../cache/renew-address';
import type { revalidateTags } from '../cache/revalidate-tags';
import { guardQuery } from '../guards/guard-query';
import { nameRefused } from '../guards/name-refused';
import { keepNewerDraft, rememberNewerDraft } from '../versions/preserve-newer-draft';
import { keepPublicRow, rememberPublicRow } from '../versions/preserve-public-row';
import { keepLanguagesApart } from '../versions/publish-one-language';
import { rememberPublishedBefore } from '../versions/published-before';
import { settleIntent } from '../versions/write-intent';
import { needAltTexts, needAltTextsFirst } from './media/require-alt-texts';

interface ContentHooksOptions {
  revalidate: ReturnType<typeof revalidateTags>;
  beforeChange?: CollectionBeforeChangeHook[];
  /** Updates the read model, before pages that show it expire. */
  upkeep?: { afterChange: CollectionAfterChangeHook; afterDelete: CollectionAfterDeleteHook };
  /** Runs before pages expire. */
  afterChange?: CollectionAfterChangeHook[];
}

/**
 * Hooks of everything public: outside queries are limited, drafts and languages stay apart, and a change expires every cached page that shows the
 * document.
 */
export function contentHooks({
  revalidate,
  upkeep,
  beforeChange = [],
  afterChange = [],
}: ContentHooksOptions): NonNullable<CollectionConfig['hooks']> {
  return {
    beforeOperation: [guardQuery, settleIntent],
    afterOperation: [nameRefused],
    beforeChange: [rememberPublishedBefore, rememberPublicRow, rememberNewerDraft, needAltTextsFirst, ...beforeChange],
    // The first three settle what is stored; everything after them reads it.
    afterChange: [
      keepLanguagesApart,
      keepNewerDraft,
      keepPublicRow,
      needAltTexts,
      ...afterChange,
      ...(upkeep ? [upkeep.afterChange] : []),
      revalidate.afterChange,
      renewAddress.afterChange,
    ],
    afterDelete: [...(upkeep ? [upkeep.afterDelete] : []), revalidate.afterDelete, renewAddress.afterDelete],
  };
}
