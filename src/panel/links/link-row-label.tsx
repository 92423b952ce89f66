'use client';

import { useLocale, useRowLabel } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
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

/** The document a row points to; null while it loads, `missing` if it doesn't exist. */
function useLinkedDocument(collection: string | undefined, id: number | undefined, locale: string): LinkedDocument | 'missing' | null {
  const [found, setFound] = useState<LinkedDocument | 'missing' | null>(null);
  useEffect(() => {
    setFound(null);
    if (!collection || !id) return;
    const loading = new AbortController();
    fetch(`/api/${collection}/${id}?depth=0&locale=${locale}&fallback-locale=en`, { credentials: 'include', signal: loading.signal })
      .then(async (response) => setFound(response.ok ? await response.json() : 'missing'))
      .catch(() => undefined);
    return () => loading.abort();
  }, [collection, id, locale]);
  return found;
}

/** A row of a menu: its name in the language being edited, and where it leads. */
export function LinkRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<LinkRow>();
  const { t } = usePanelTexts();
  const { code } = useLocale();
  const { relationTo, value } = data?.reference ?? {};
  const linked = useLinkedDocument(relationTo, typeof value === 'object' ? value.id : value, code);

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
