declare module 'next-pwa' {
  import type { NextConfig } from 'next';

  interface PwaOptions {
    dest: string;
    sw: string;
    swSrc: string;
    register: boolean;
    skipWaiting: boolean;
    cacheStartUrl: boolean;
    buildExcludes: RegExp[];
    additionalManifestEntries: { url: string; revision: string }[];
  }

  export default function withPwa(options: PwaOptions): (config: NextConfig) => NextConfig;
}
