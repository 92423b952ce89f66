/**
 * Who may import whom, checked on resolved paths by `npm run boundaries`. Every folder under src has its line; `why` is what a failure prints.
 * `src` alone stands for the files directly in src (env.ts, keys.ts, log.ts, payload-types.ts, instrumentation).
 */
const ROOMS = {
  domain: { may: [], why: 'domain is the vocabulary both sides speak: it imports nothing else of src.' },
  ui: { may: [], why: 'ui knows no text, route or domain: pass them as props.' },
  i18n: { may: ['domain', 'env'], why: 'i18n serves every room: it may use domain and env.' },
  emails: { may: ['domain', 'env', 'i18n'], why: 'A mail gets its data as arguments: emails may use domain, env and the messages of i18n.' },
  browser: { may: ['domain', 'i18n', 'env'], why: 'browser holds browser code that several features share: it may use domain and i18n.' },
  telemetry: { may: ['domain', 'env'], why: 'telemetry is loaded before everything else: it may use domain and env.' },
  build: {
    may: ['domain', 'env', 'telemetry', 'service-worker'],
    why: 'build runs inside next.config.ts: it may use domain, env, telemetry and service-worker.',
  },
  cms: {
    may: ['domain', 'emails', 'env', 'keys', 'payload-generated-schema'],
    why: 'The CMS also runs outside Next (commands, migrations, jobs): it may use domain, emails and env only.',
  },
  panel: {
    may: ['cms', 'domain', 'ui', 'i18n', 'browser', 'env'],
    why: 'The panel shows what the CMS stores: it may use cms, domain, ui, i18n and browser, and knows nothing of the site.',
  },
  server: { may: ['domain', 'i18n', 'env', 'keys'], why: 'server may use domain, i18n and env; only server/door opens the CMS.' },
  forms: { may: ['domain', 'i18n', 'env', 'server', 'browser'], why: 'forms may use domain, i18n, env and server.' },
  seo: { may: ['domain', 'i18n', 'env', 'server', 'ui'], why: 'seo may use domain, i18n, env, server and ui.' },
  start: { may: ['domain', 'env', 'log', 'server', 'telemetry'], why: 'start runs once per process: it may use domain, env, server and telemetry.' },
  features: {
    may: ['domain', 'server', 'forms', 'seo', 'ui', 'i18n', 'browser', 'env', 'keys'],
    why: 'Features know neither the CMS nor the routes: they may use domain, server, forms, seo, browser, ui and i18n.',
  },
  'service-worker': { may: ['domain'], why: 'The service worker runs alone in the browser: it may use domain only.' },
};

const anyOf = (names) => `^src/(?:${names.join('|')})(?:/|\\.)`;

const rooms = Object.entries(ROOMS).map(([room, { may, why }]) => ({
  name: room,
  comment: why,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: ['\\.test\\.tsx?$', ...(room === 'server' ? ['^src/server/door/'] : [])] },
  to: { path: '^src/', pathNot: [anyOf([room, 'payload-types', ...may])] },
}));

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    ...rooms,
    rule(
      'server/door',
      'The door may use the rest of server and what the CMS exports, nothing else.',
      { path: '^src/server/door/' },
      {
        path: '^src/',
        pathNot: [anyOf(['server', 'cms', 'domain', 'env', 'payload-types'])],
      },
    ),
    rule(
      'one feature, one folder',
      'Features do not know each other: compose them in app.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: ['^src/features/$1/'] },
    ),
    rule(
      'the site reads through features',
      'Routes of the site read through features and server, never from the CMS or the panel.',
      { path: '^src/app/\\(site\\)/' },
      { path: '^src/(?:cms|panel|ops|start|build)/' },
    ),
    rule(
      'the panel is a leaf',
      'The configuration names panel components by path; nothing imports the panel but the benchmark of its pages.',
      { pathNot: ['^src/panel/', 'importMap\\.js$', '^src/ops/scale/panel-requests\\.ts$', '^payload\\.config\\.ts$'] },
      {
        path: '^src/panel/',
      },
    ),
    rule(
      'one door to the CMS',
      'Only server/door, app/(payload) and ops open the CMS: read through asVisitor or asSystem.',
      { path: '^src/', pathNot: ['^src/server/door/', '^src/app/\\(payload\\)/', '^src/ops/'] },
      { path: '^payload\\.config\\.ts$' },
    ),
    rule('ops is a leaf', 'Commands use the site; the site never uses commands.', { path: '^src/', pathNot: ['^src/ops/'] }, { path: '^src/ops/' }),
    rule(
      'the seed is a leaf',
      'Production code never imports the seed.',
      { path: '^src/', pathNot: ['^src/(?:ops|cms/seed)/', '\\.test\\.tsx?$'] },
      {
        path: '^src/cms/seed/',
      },
    ),
    rule(
      'domain is pure',
      'domain has no framework and no I/O.',
      { path: '^src/domain/', pathNot: ['\\.test\\.ts$'] },
      {
        path: '^(?:node_modules/(?:react|next|payload|@payloadcms|pg)/|node:)',
      },
    ),
    rule(
      'no React in the CMS',
      'The CMS is loaded outside Next: no React, no server-only.',
      { path: '^src/cms/' },
      {
        path: '^node_modules/(?:react|react-dom|server-only|next|@payloadcms/ui)/',
        // Loaded on demand, where a cache exists.
        pathNot: '^node_modules/next/cache',
      },
    ),
    rule(
      'links are PageLinks',
      'One listener follows all links of the site: use PageLink.',
      { path: '^src/(?:ui|features|app/\\(site\\))/' },
      {
        path: '^node_modules/next/(?:dist/client/app-dir/)?link',
      },
    ),
    rule(
      'no development packages in the images',
      'The site and the commands of an installation run without devDependencies.',
      {
        path: '^(?:src/|migrations/|payload\\.config)',
        pathNot: ['\\.test\\.tsx?$', '^src/ops/(?:screenshots|bench-bytes|bench-felt|floors)\\.ts$', '^src/cms/seed/check-spelling\\.ts$'],
      },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    rule('no import cycles', 'Files that import each other cannot be read one at a time.', {}, { circular: true }),
    {
      ...rule(
        'no cycles between folders',
        'Folders that import each other are one folder: move the shared piece below both.',
        { path: '^src/cms/' },
        {
          circular: true,
        },
      ),
      scope: 'folder',
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json', '.css'] },
    // Babel, as dependency-cruiser can't use the compiler API of TypeScript 7.
    babelConfig: { fileName: '.dependency-cruiser.babel.cjs' },
  },
};
