import type { Access, CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionBeforeDeleteHook, CollectionConfig } from 'payload';
import { contentAccess, editorsOrPublished } from '../access/rules';
import { expireAddress, revalidateTags, type TagsOf } from '../cache/revalidate-tags';
import { versionStampFields } from '../fields/updated-by';
import { nameRefused } from '../guards/name-refused';
import type { SearchHooks } from '../search/hooks';
import { rememberState, settleState } from '../versions/document-state';
import { endVersionOfOthers } from '../versions/history-authors';
import { deleteSchedules } from '../versions/scheduled-task';
import { settleIntent } from '../versions/write-intent';
import { requireAltTexts, requireAltTextsBeforehand } from './media/require-alt-texts';

/** The longest a browser's timer runs: Payload's own autosave, which sends the whole form, never starts; `panel/editing` saves what changed. */
const NEVER_MS = 2 ** 31 - 1;

const DRAFT_SAVER = '@/panel/editing/draft-saver#DraftSaver';

/** Drafts are validated like published entries, so that a bulk action can't publish an incomplete one. */
const drafts = { validate: true, schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 5 } };

/** For editors' content: autosaved while typing, always in the same version. */
const draftVersions: CollectionConfig['versions'] = {
  drafts: { ...drafts, autosave: { interval: NEVER_MS, showSaveDraftButton: true } },
  maxPerDoc: 50,
};

/** For contributed content: an editor's change is saved on request. */
export const contributedVersions: CollectionConfig['versions'] = { drafts, maxPerDoc: 50 };

interface ContentHooks {
  beforeChange?: CollectionBeforeChangeHook[];
  /** Updates the read model, before pages that show it expire. */
  upkeep?: SearchHooks;
  /** Runs before pages expire. */
  afterChange?: CollectionAfterChangeHook[];
  beforeDelete?: CollectionBeforeDeleteHook[];
}

/**
 * Hooks of everything public: outside queries are limited, drafts and languages stay apart, and a change expires every cached page that shows the
 * document (see `custom.tags`).
 */
export const contentHooks = ({ upkeep, beforeChange = [], afterChange = [], beforeDelete = [] }: ContentHooks) =>
  ({
    beforeOperation: [settleIntent],
    afterOperation: [nameRefused],
    beforeChange: [rememberState, endVersionOfOthers, requireAltTextsBeforehand, ...beforeChange],
    // The first settles what is stored; everything after it reads that.
    afterChange: [
      settleState,
      requireAltTexts,
      ...afterChange,
      ...(upkeep ? [upkeep.afterChange] : []),
      revalidateTags.afterChange,
      expireAddress.afterChange,
    ],
    beforeDelete,
    afterDelete: [deleteSchedules, ...(upkeep ? [upkeep.afterDelete] : []), revalidateTags.afterDelete, expireAddress.afterDelete],
  }) satisfies CollectionConfig['hooks'];

type ContentConfig = Omit<CollectionConfig, 'access' | 'hooks' | 'trash'> & ContentHooks & { read?: Access; tags: TagsOf };

/** A collection that editors write and everyone reads once published, unless `read` says otherwise. */
export const contentCollection = ({
  read = editorsOrPublished,
  tags,
  upkeep,
  beforeChange,
  afterChange,
  beforeDelete,
  admin,
  ...config
}: ContentConfig): CollectionConfig => ({
  versions: draftVersions,
  // Payload's locks know no language and end with each save; who is where is told by `cms/editing/presence`, and stale fields are refused.
  lockDocuments: false,
  ...config,
  admin: { ...admin, components: { ...admin?.components, edit: { ...admin?.components?.edit, SaveDraftButton: DRAFT_SAVER } } },
  fields: [...config.fields, ...versionStampFields],
  access: contentAccess(read),
  custom: { tags, ...config.custom },
  trash: true,
  hooks: contentHooks({ upkeep, beforeChange, afterChange, beforeDelete }),
});
