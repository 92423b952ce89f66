'use client';

import { usePayloadAPI, useRowLabel } from '@payloadcms/ui';
import { DEFAULT_LOCALE } from '@/domain/locales';
import type { NavigationAction } from '@/domain/navigation-actions';
import { documentPath } from '@/domain/routes';
import { usePanelTexts } from '../use-panel-texts';

interface LinkRow {
  name?: string;
  url?: string | null;
  action?: NavigationAction | null;
  reference?: { relationTo: string; value: number | { id: number } } | null;
  children?: unknown;
}

interface LinkedDocument {
  name?: string | null;
  title?: string | null;
  slug?: string;
  code?: string;
  _status?: string;
  active?: boolean | null;
}

/** The document a row points to, in the language being edited; null while it loads, `missing` if it doesn't exist. */
function useLinkedDocument(collection: string | undefined, id: number | undefined): LinkedDocument | 'missing' | null {
  const [{ data, isError, isLoading }] = usePayloadAPI(collection && id ? `/api/${collection}/${id}` : '', {
    initialParams: { depth: 0, 'fallback-locale': DEFAULT_LOCALE },
  });
  if (isLoading || (isError && !data.errors)) return null;
  return isError ? 'missing' : data;
}

/** Label of a menu row: its name in the language being edited, and its target. */
export function LinkRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<LinkRow>();
  const { t } = usePanelTexts();
  const { relationTo, value } = data?.reference ?? {};
  const linked = useLinkedDocument(relationTo, typeof value === 'object' ? value.id : value);

  const target = () => {
    if (relationTo && value) {
      if (linked === null) return '…';
      if (linked === 'missing') return t('links.missing');
      const title = linked.name ?? linked.title ?? '';
      if (linked._status !== 'published' || linked.active === false) return t('links.hidden', { title });
      return documentPath(relationTo, linked.code ?? linked.slug ?? '') ?? title;
    }
    if (data?.action) return [data.url, t(`links.actions.${data.action}`)].filter(Boolean).join(', ');
    return data?.url || (data?.children ? t('links.submenu') : t('links.nowhere'));
  };

  return (
    <span>
      <strong>{data?.name || t('links.link', { number: rowNumber + 1 })}</strong> → {target()}
    </span>
  );
}

/** Label of a footer group: its title in the language being edited. */
export function GroupRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ title?: string }>();
  const { t } = usePanelTexts();
  return <strong>{data?.title || t('links.group', { number: rowNumber + 1 })}</strong>;
}

/** Label of a row: its name in the language being edited. */
export function NameRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ name?: string }>();
  return <strong>{data?.name || rowNumber + 1}</strong>;
}
