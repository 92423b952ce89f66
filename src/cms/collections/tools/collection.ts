import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, Field } from 'payload';
import { relationIds } from '@/cms/fields/relation-ids';
import { cacheTags } from '@/domain/cache-tags';
import { toolUrlKey } from '@/domain/tool/url';
import type { Tool } from '@/payload-types';
import { editorsOnlyField, editorsOrPublishedAndActive } from '../../access/rules';
import { removeBookmarks } from '../../bookmarks/remove-bookmarks';
import { lockDocument } from '../../database/transaction';
import { moderationFields, submitterField } from '../../fields/moderation';
import { slugField } from '../../fields/slug';
import { moderated } from '../../moderation/hooks';
import { redirectChangedSlug } from '../../redirects/redirect-changed-slug';
import { listTool } from '../../search/hooks';
import { recordToolChanges } from '../../tool-events/record-changes';
import { storedRow } from '../../versions/document-state';
import { contentCollection } from '../content-collection';
import { toolSidebar, toolTabs } from './fields';

/** Equal for all URLs of a tool; finds duplicates. */
const urlKeyField: Field = {
  name: 'urlKey',
  type: 'text',
  hidden: true,
  index: true,
  access: editorsOnlyField,
  hooks: { beforeChange: [({ data, originalDoc }) => toolUrlKey(String(data?.url ?? originalDoc?.url ?? ''))] },
};

const imagesOf = (tool: Partial<Tool> | undefined) => [...relationIds(tool?.logo?.image), ...relationIds(tool?.cover)].map(Number);

/**
 * Makes a save of the same image wait, since it would write back whether the image was public. Locked before the tool is written, because that locks the
 * rows of its images: in the other order two saves could wait for each other.
 */
const lockSubmittedImages: CollectionBeforeChangeHook<Tool> = async ({ data, originalDoc, req }) => {
  if (!data.submitter?.email && !originalDoc?.submitter?.email) return data;
  const images = new Set([...imagesOf(data), ...imagesOf(originalDoc)]);
  for (const id of [...images].sort((a, b) => a - b)) await lockDocument(req, 'media', id);
  return data;
};

/** Images of a submission are public while the tool is. */
const showSubmittedImages: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const images = imagesOf(doc);
  if (images.length === 0 || !doc.submitter?.email) return doc;
  // A draft of a public tool has status draft; the stored row has the public status.
  const stored = await storedRow(req, collection.slug, doc.id);
  const isPublic = stored?._status === 'published';
  await req.payload.update({
    collection: 'media',
    where: { and: [{ id: { in: images } }, { submitted: { equals: isPublic } }] },
    data: { submitted: !isPublic },
    depth: 0,
    req,
  });
  return doc;
};

export const Tools = moderated(
  contentCollection({
    slug: 'tools',
    labels: { singular: { en: 'Tool', nl: 'Tool' }, plural: { en: 'Tools', nl: 'Tools' } },
    read: editorsOrPublishedAndActive,
    admin: {
      useAsTitle: 'name',
      group: { en: 'Directory', nl: 'Gids' },
      defaultColumns: ['name', 'languageStatus', 'categories', 'pricesAsOf', 'updatedBy', 'updatedAt'],
      listSearchableFields: ['name', 'slug', 'url', 'maker'],
      components: {
        edit: { beforeDocumentControls: ['@/panel/tool/tool-link#ToolLink', '@/panel/moderation/moderation-controls#ModerationControls'] },
      },
    },
    defaultSort: 'name',
    tags: (tool: Tool) => [cacheTags.tool(tool.id), cacheTags.toolsList, cacheTags.toolSlug(tool.slug)],
    upkeep: listTool,
    beforeChange: [lockSubmittedImages],
    afterChange: [redirectChangedSlug, showSubmittedImages, recordToolChanges],
    beforeDelete: [removeBookmarks],
    fields: [{ type: 'tabs', tabs: toolTabs }, slugField({ from: 'name' }), urlKeyField, ...toolSidebar, ...moderationFields, submitterField],
  }),
);
