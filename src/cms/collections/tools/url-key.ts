import type { Field } from 'payload';
import { toolUrlKey } from '@/domain/tool/url';
import { editorsOnlyField } from '../../access/editors-only-field';

/** What two addresses of one tool have in common, to find a listing again. */
export const urlKeyField: Field = {
  name: 'urlKey',
  type: 'text',
  hidden: true,
  index: true,
  access: editorsOnlyField,
  hooks: { beforeChange: [({ data, originalDoc }) => toolUrlKey(String(data?.url ?? originalDoc?.url ?? ''))] },
};
