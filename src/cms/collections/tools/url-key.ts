import type { Field } from 'payload';
import { toolUrlKey } from '@/domain/tool/url';
import { editorsOnlyField } from '../../access/rules';

/** Equal for all URLs of a tool; finds duplicates. */
export const urlKeyField: Field = {
  name: 'urlKey',
  type: 'text',
  hidden: true,
  index: true,
  access: editorsOnlyField,
  hooks: { beforeChange: [({ data, originalDoc }) => toolUrlKey(String(data?.url ?? originalDoc?.url ?? ''))] },
};
