'use client';

import { useEffect, useState } from 'react';
import type { Media } from '@/payload-types';

/** The stored image of an upload field, as soon as it is known; null without one. */
export function useImage(value: unknown): Media | null {
  const [image, setImage] = useState<Media | null>(null);
  const id = typeof value === 'object' && value !== null && 'id' in value ? Number(value.id) : Number(value);
  useEffect(() => {
    if (!Number.isInteger(id) || id <= 0) {
      setImage(null);
      return;
    }
    const controller = new AbortController();
    fetch(`/api/media/${id}?depth=0`, { credentials: 'include', signal: controller.signal })
      .then((response) => (response.ok ? response.json() : null))
      .then(setImage)
      .catch(() => undefined);
    return () => controller.abort();
  }, [id]);
  return image;
}
