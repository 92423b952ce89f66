import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { contentAccess, editorsOrPublished } from '../access/rules';
import { expireAddress } from '../cache/expire-address';
import type { revalidateTags } from '../cache/revalidate-tags';
import { draftVersions } from '../fields/draft-versions';
import { nameRefused } from '../guards/name-refused';
import { preserveNewerDraft, rememberNewerDraft } from '../versions/preserve-newer-draft';
import { markPublicRow, preservePublicRow } from '../versions/preserve-public-row';
import { publishOneLanguage } from '../versions/publish-one-language';
import { rememberPublishedBefore } from '../versions/published-before';
import { settleIntent } from '../versions/write-intent';
import { requireAltTexts, requireAltTextsInBulk } from './media/require-alt-texts';

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
    beforeOperation: [settleIntent],
    afterOperation: [nameRefused],
    beforeChange: [rememberPublishedBefore, markPublicRow, rememberNewerDraft, requireAltTextsInBulk, ...beforeChange],
    // The first three settle what is stored; everything after them reads it.
    afterChange: [
      publishOneLanguage,
      preserveNewerDraft,
      preservePublicRow,
      requireAltTexts,
      ...afterChange,
      ...(upkeep ? [upkeep.afterChange] : []),
      revalidate.afterChange,
      expireAddress.afterChange,
    ],
    afterDelete: [...(upkeep ? [upkeep.afterDelete] : []), revalidate.afterDelete, expireAddress.afterDelete],
  };
}

type ContentConfig = Omit<CollectionConfig, 'access' | 'hooks' | 'trash' | 'versions'> & ContentHooksOptions;

/** A collection that editors write and everyone reads once published. */
export const contentCollection = ({ revalidate, upkeep, beforeChange, afterChange, ...config }: ContentConfig): CollectionConfig => ({
  ...config,
  access: contentAccess(editorsOrPublished),
  trash: true,
  versions: draftVersions,
  hooks: contentHooks({ revalidate, upkeep, beforeChange, afterChange }),
});
