import { usePayloadAPI } from '@payloadcms/ui';
import type { Media } from '@/payload-types';

/** The stored image of an upload field; null while it loads or without one. */
export function useImage(value: unknown): Media | null {
  const id = Number(typeof value === 'object' && value !== null && 'id' in value ? value.id : value);
  const [{ data, isError }] = usePayloadAPI(id > 0 ? `/api/media/${id}` : '', { initialParams: { depth: 0 } });
  return id > 0 && !isError && data.id === id ? data : null;
}
