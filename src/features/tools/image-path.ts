import { env } from '@/env';

/** Path of an uploaded image, which Payload names by its full URL: pages are read under other origins too, and offline. */
export const imagePath = (url: string) => (url.startsWith(`${env.SITE_URL}/`) ? url.slice(env.SITE_URL.length) : url);
