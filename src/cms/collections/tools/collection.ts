import { cacheTags } from '@/domain/cache-tags';
import type { Tool } from '@/payload-types';
import { editorsOrPublishedAndActive } from '../../access/rules';
import { moderationFields, submitterField } from '../../fields/moderation';
import { slugField } from '../../fields/slug';
import { moderated } from '../../moderation/hooks';
import { redirectChangedSlug } from '../../redirects/redirect-changed-slug';
import { listTool } from '../../search/hooks';
import { contentCollection } from '../content-collection';
import { toolSidebar, toolTabs } from './fields';
import { showSubmittedImages } from './hooks/show-submitted-images';
import { urlKeyField } from './url-key';

export const Tools = moderated(
  contentCollection({
    slug: 'tools',
    labels: { singular: { en: 'Tool', nl: 'Tool' }, plural: { en: 'Tools', nl: 'Tools' } },
    read: editorsOrPublishedAndActive,
    admin: {
      useAsTitle: 'name',
      group: { en: 'Directory', nl: 'Gids' },
      defaultColumns: ['name', 'categories', 'priceModel', 'editorialRating', '_status', 'updatedAt'],
      listSearchableFields: ['name', 'slug', 'url', 'maker'],
      components: {
        edit: { beforeDocumentControls: ['@/panel/tool/tool-link#ToolLink', '@/panel/moderation/moderation-controls#ModerationControls'] },
      },
    },
    defaultSort: 'name',
    tags: (tool: Tool) => [cacheTags.tool(tool.id), cacheTags.toolsList, cacheTags.toolSlug(tool.slug)],
    upkeep: listTool,
    afterChange: [redirectChangedSlug, showSubmittedImages],
    fields: [{ type: 'tabs', tabs: toolTabs }, slugField({ from: 'name' }), urlKeyField, ...toolSidebar, ...moderationFields, submitterField],
  }),
);
