import type { CollectionConfig } from 'payload';
import { cacheTags } from '@/domain/cache-tags';
import { routes } from '@/domain/routes';
import type { Tool } from '@/payload-types';
import { contentAccess, editorsOrPublishedAndActive } from '../../access/rules';
import { revalidateTags } from '../../cache/revalidate-tags';
import { draftVersions } from '../../fields/draft-versions';
import { moderationFields, submitterField } from '../../fields/moderation';
import { slugField } from '../../fields/slug';
import { moderated } from '../../moderation/hooks';
import { redirectChangedSlug } from '../../redirects/redirect-changed-slug';
import { listTool } from '../../search/hooks';
import { contentHooks } from '../content-hooks';
import { toolSidebar, toolTabs } from './fields';
import { showSubmittedImages } from './hooks/show-submitted-images';
import { urlKeyField } from './url-key';

const revalidate = revalidateTags((doc: Tool, before: Tool | null) => [
  cacheTags.tool(doc.id),
  cacheTags.toolsList,
  ...[doc, before].flatMap((tool) => (tool ? [cacheTags.toolSlug(tool.slug)] : [])),
]);

export const Tools: CollectionConfig = {
  slug: 'tools',
  labels: { singular: { en: 'Tool', nl: 'Tool' }, plural: { en: 'Tools', nl: 'Tools' } },
  access: contentAccess(editorsOrPublishedAndActive),
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
  trash: true,
  versions: draftVersions,
  hooks: moderated(contentHooks({ revalidate, upkeep: listTool, afterChange: [redirectChangedSlug(routes.tool), showSubmittedImages] })),
  fields: [{ type: 'tabs', tabs: toolTabs }, slugField({ from: 'name' }), urlKeyField, ...toolSidebar, ...moderationFields, submitterField],
};
