import { getTranslation } from '@payloadcms/translations';
import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { unitsOf, valueAt } from '@/cms/editing/units';
import { plainText } from '../translations/text-values';

/** A stored value in words; rows one per line. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  if (valueAt(value, 'root')) return plainText('richText', value);
  if (Array.isArray(value)) return value.map(valueText).join('\n');
  return Object.entries(value)
    .filter(([key]) => key !== 'id' && key !== 'blockType' && key !== 'relationTo')
    .map(([, part]) => valueText(part))
    .filter(Boolean)
    .join(' · ');
}

/** The label of a field by its path, in the panel's language. */
export function useFieldLabel(): (path: string) => string {
  const { collectionSlug } = useDocumentInfo();
  const config = useConfig().getEntityConfig({ collectionSlug: collectionSlug ?? '' });
  const { i18n } = useTranslation();
  return (path) => {
    const label = unitsOf(config?.fields ?? []).find((unit) => unit.path === path)?.field.label;
    return label ? String(getTranslation(label as Record<string, string>, i18n)) : path;
  };
}
