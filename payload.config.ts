import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { redirectsPlugin } from '@payloadcms/plugin-redirects';
import { seoPlugin } from '@payloadcms/plugin-seo';
import { en } from '@payloadcms/translations/languages/en';
import { nl } from '@payloadcms/translations/languages/nl';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { closeBuiltInCollections } from '@/cms/access/close-built-in-collections';
import { auditContent } from '@/cms/audit/audit-content';
import { Avatars, Bookmarks } from '@/cms/collections/avatars-and-bookmarks';
import { Categories } from '@/cms/collections/categories';
import { Comments } from '@/cms/collections/comments';
import { ContactMessages } from '@/cms/collections/contact-messages';
import { Courses } from '@/cms/collections/courses';
import { DictionaryTerms } from '@/cms/collections/dictionary-terms';
import { Follows } from '@/cms/collections/follows';
import { LinkChecks } from '@/cms/collections/link-checks';
import { AuditEvents, ModerationEvents } from '@/cms/collections/logs';
import { Media } from '@/cms/collections/media/collection';
import { nameFolderField, nameFolders } from '@/cms/collections/media/name-folders';
import { NewsletterDeliveries, NewsletterIssues, Subscribers } from '@/cms/collections/newsletter';
import { Faqs, Pages } from '@/cms/collections/pages-and-faqs';
import { Presences } from '@/cms/collections/presences';
import { Products } from '@/cms/collections/products';
import { redirectOverrides } from '@/cms/collections/redirects/overrides';
import { Releases } from '@/cms/collections/releases';
import { EditProposals, Reports } from '@/cms/collections/reports-and-proposals';
import { Confirmations, Reviews, ReviewVotes } from '@/cms/collections/reviews';
import { Shortlists } from '@/cms/collections/shortlists';
import { Tasks } from '@/cms/collections/tasks';
import { ToolEvents } from '@/cms/collections/tool-events';
import { Tools } from '@/cms/collections/tools/collection';
import { Transfers } from '@/cms/collections/transfers';
import { TranslationAssignments } from '@/cms/collections/translation-assignments';
import { Users } from '@/cms/collections/users/collection';
import { commentOnDocuments } from '@/cms/comments/comment-on-documents';
import { withWorkAfterCommit } from '@/cms/database/after-commit';
import { withCheckedCommit } from '@/cms/database/checked-commit';
import { withDryRuns } from '@/cms/database/dry-run';
import { indexLocaleParents } from '@/cms/database/index-locale-parents';
import { withOrderedVersions } from '@/cms/database/ordered-versions';
import { withPagesById } from '@/cms/database/pages-by-id';
import { sharePool } from '@/cms/database/share-pool';
import { SteadyClient } from '@/cms/database/steady-client';
import { editingEndpoints } from '@/cms/editing/endpoints';
import { factCheckEndpoints } from '@/cms/fact-checks/endpoints';
import { bodyEditor } from '@/cms/fields/body';
import { seoOptions, seoTranslations } from '@/cms/fields/seo';
import { storeInBucket } from '@/cms/files/store-in-bucket';
import { findEndpoints } from '@/cms/find/endpoints';
import { Costs } from '@/cms/globals/costs';
import { Footer, Navigation } from '@/cms/globals/menus';
import { ScorePresets } from '@/cms/globals/score-presets';
import { SearchWords } from '@/cms/globals/search-words';
import { Settings } from '@/cms/globals/settings';
import { answerBadInput, logRefusals, reportFaults } from '@/cms/guards/api-errors';
import { guardQueries } from '@/cms/guards/guard-query';
import { ownCollectionsOnly } from '@/cms/guards/own-names';
import { historyEndpoints } from '@/cms/history/endpoints';
import { jobs } from '@/cms/jobs/config';
import { linkEndpoints } from '@/cms/links/endpoints';
import { emailAdapter } from '@/cms/mail/email-adapter';
import { mailEndpoints } from '@/cms/mail/uncertain';
import { moderationEndpoints } from '@/cms/moderation/endpoints';
import { previewDrafts } from '@/cms/preview/preview-drafts';
import { publishingEndpoints } from '@/cms/publishing/endpoints';
import { fenceJobs, withFencedJobs } from '@/cms/queues/claims';
import { releaseDocuments } from '@/cms/releases/release-documents';
import { askedEndpoints } from '@/cms/search/answer-asked';
import { translationEndpoints } from '@/cms/translations/endpoints';
import { trackTranslations } from '@/cms/translations/track-translations';
import { leaveOtherLanguageOpen } from '@/cms/versions/leave-other-language-open';
import { scheduleByLanguage } from '@/cms/versions/scheduled-task';
import { UPLOAD_MAX_BYTES } from '@/domain/limits';
import { DEFAULT_LOCALE, LOCALES } from '@/domain/locales';
import { PAGED_COLLECTIONS } from '@/domain/routes';
import { VALIDATION_MESSAGES } from '@/domain/validation-messages';
import { env } from '@/env';
import { keyFor } from '@/keys';
import { payloadLogger } from '@/log';
import { DATE_FIELD, readableDates } from '@/panel/date-fields';
import { editorsLists } from '@/panel/lists/editors-lists';
import payloadEnglish from '@/panel/messages/payload-en.json';
import payloadDutch from '@/panel/messages/payload-nl.json';
import { publishingControls } from '@/panel/publishing/publishing-controls';
import { showTranslationStatus } from '@/panel/translations/show-status';
import { versionViews } from '@/panel/versions/version-views';
import { viewTitles } from '@/panel/view-titles';
import { seeOwnChanges } from '@/server/page-cache';

const root = path.dirname(fileURLToPath(import.meta.url));

/** Payload's text for an empty cell is "<No Category>". */
const EMPTY_CELL = { noLabel: '–' };

/** Payload's English names itself, and writes booleans as code. */
const PLAIN_ENGLISH = { true: 'Yes', false: 'No', payloadSettings: 'Panel settings' };

export default buildConfig({
  secret: keyFor('payload').toString('base64url'),
  serverURL: env.SITE_URL,
  csrf: [env.SITE_URL],
  cors: [env.SITE_URL],
  telemetry: false,
  logger: payloadLogger,
  debug: false,
  experimental: { localizeStatus: false },
  defaultDepth: 0,
  maxDepth: 3,
  hooks: { afterError: [answerBadInput, reportFaults, logRefusals] },
  collections: [
    Tools,
    Reviews,
    Categories,
    Courses,
    DictionaryTerms,
    Products,
    Tasks,
    Faqs,
    Pages,
    Media,
    Users,
    Avatars,
    AuditEvents,
    Bookmarks,
    Reports,
    EditProposals,
    ModerationEvents,
    ToolEvents,
    ContactMessages,
    Subscribers,
    Follows,
    Shortlists,
    NewsletterIssues,
    NewsletterDeliveries,
    ReviewVotes,
    Confirmations,
    LinkChecks,
    Transfers,
    Releases,
    Comments,
    TranslationAssignments,
    Presences,
  ],
  globals: [Navigation, Footer, Settings, Costs, SearchWords, ScorePresets],
  folders: { browseByFolder: false, collectionSpecific: false, collectionOverrides: [nameFolders] },
  email: emailAdapter,
  jobs,
  endpoints: [
    ...findEndpoints,
    ...moderationEndpoints,
    ...publishingEndpoints,
    ...linkEndpoints,
    ...factCheckEndpoints,
    ...askedEndpoints,
    ...mailEndpoints,
    ...translationEndpoints,
    ...historyEndpoints,
    ...editingEndpoints,
  ],
  localization: {
    locales: LOCALES.map(({ code, names }) => ({ code, label: names })),
    defaultLocale: DEFAULT_LOCALE,
    fallback: false,
    // Publishing one language must not publish unfinished text in the other.
    defaultLocalePublishOption: 'active',
  },
  i18n: {
    supportedLanguages: { en, nl },
    fallbackLanguage: DEFAULT_LOCALE,
    translations: {
      en: {
        ...payloadEnglish,
        ...seoTranslations.en,
        ...viewTitles.en,
        general: { ...EMPTY_CELL, ...PLAIN_ENGLISH },
        validation: { required: VALIDATION_MESSAGES.required.en, emailAddress: VALIDATION_MESSAGES.email.en },
      },
      nl: {
        ...payloadDutch,
        ...seoTranslations.nl,
        ...viewTitles.nl,
        general: { ...payloadDutch.general, ...EMPTY_CELL },
        validation: { required: VALIDATION_MESSAGES.required.nl, emailAddress: VALIDATION_MESSAGES.email.nl },
      },
    },
  },
  admin: {
    user: Users.slug,
    dateFormat: DATE_FIELD.displayFormat,
    // Payload's default asks Gravatar for a picture.
    avatar: 'default',
    meta: { titleSuffix: ` – ${env.PRODUCT_NAME}`, defaultOGImageType: 'off' },
    importMap: { baseDir: root, importMapFile: path.join(root, 'src/app/(payload)/admin/importMap.js') },
    components: {
      graphics: { Icon: '@/panel/brand/mark#Mark', Logo: '@/panel/brand/mark#Logo' },
      beforeNavLinks: ['@/panel/nav-links#NavLinks'],
      providers: ['@/panel/accounts/session-watch#SessionWatch', '@/panel/accessibility/mended-controls#MendedControls'],
      // Titles are translation keys, which the page resolves.
      views: {
        dashboard: { Component: '@/panel/dashboard/dashboard#Dashboard' },
        queue: { Component: '@/panel/queue/queue-view#QueueView', path: '/queue', meta: { title: 'views:queue' } },
        checks: { Component: '@/panel/checks/checks-view#ChecksView', path: '/checks', exact: true, meta: { title: 'views:checks' } },
        transfers: {
          Component: '@/panel/transfers/transfers-view#TransfersView',
          path: '/transfers',
          exact: true,
          meta: { title: 'views:transfers' },
        },
        releases: { Component: '@/panel/releases/releases-view#ReleasesView', path: '/releases', exact: true, meta: { title: 'views:releases' } },
        release: { Component: '@/panel/releases/release-view#ReleaseView', path: '/releases/:id', exact: true, meta: { title: 'views:release' } },
        tool: { Component: '@/panel/tool/tool-view#ToolView', path: '/tools/:slug', exact: true, meta: { title: 'views:tool' } },
        translations: {
          Component: '@/panel/translations/coverage-view#CoverageView',
          path: '/translations',
          exact: true,
          meta: { title: 'views:translations' },
        },
        terms: {
          Component: '@/panel/translations/terms/report-view#TermsReportView',
          path: '/translations/terms',
          exact: true,
          meta: { title: 'views:terms' },
        },
        translation: {
          Component: '@/panel/translations/sheet-view#SheetView',
          path: '/translations/:collection/:id',
          meta: { title: 'views:translation' },
        },
        globalTranslation: {
          Component: '@/panel/translations/sheet-view#SheetView',
          path: '/translations/globals/:global/:id',
          meta: { title: 'views:translation' },
        },
        logout: { Component: '@/panel/accounts/logout-view#LogoutView' },
        unauthorized: { Component: '@/panel/accounts/unauthorized-view#UnauthorizedView' },
      },
    },
    timezones: { defaultTimezone: env.TIME_ZONE },
  },
  onInit: (payload) => {
    ownCollectionsOnly(payload);
    sharePool(payload);
  },
  editor: bodyEditor,
  db: withFencedJobs(
    withWorkAfterCommit(
      withCheckedCommit(
        withDryRuns(
          withOrderedVersions(
            withPagesById(
              postgresAdapter({
                pool: {
                  connectionString: env.DATABASE_URL,
                  // Two copies of pg's types are installed; at run time there is one class.
                  Client: SteadyClient as never,
                  max: 10,
                  connectionTimeoutMillis: 10_000,
                  // Limits requests only; commands such as migrations may take longer.
                  ...(process.env.NEXT_RUNTIME ? { statement_timeout: 20_000 } : {}),
                },
                push: false,
                migrationDir: path.join(root, 'migrations'),
                disableCreateDatabase: true,
                afterSchemaInit: [indexLocaleParents],
              }),
            ),
          ),
        ),
        seeOwnChanges,
      ),
    ),
  ),
  graphQL: { disable: !env.GRAPHQL_ENABLED, disablePlaygroundInProduction: true, disableIntrospectionInProduction: true, maxComplexity: 300 },
  upload: { limits: { fileSize: UPLOAD_MAX_BYTES, files: 1 }, abortOnLimit: true },
  sharp,
  typescript: { autoGenerate: false, outputFile: path.join(root, 'src/payload-types.ts') },
  plugins: [
    redirectsPlugin({ collections: [...PAGED_COLLECTIONS], overrides: redirectOverrides }),
    seoPlugin(seoOptions),
    previewDrafts,
    releaseDocuments,
    commentOnDocuments,
    showTranslationStatus,
    versionViews,
    editorsLists,
    publishingControls,
    storeInBucket,
  ],
})
  .then(closeBuiltInCollections)
  .then(nameFolderField)
  .then(readableDates)
  .then(auditContent)
  .then(guardQueries)
  .then(leaveOtherLanguageOpen)
  .then(scheduleByLanguage)
  .then(fenceJobs)
  .then(trackTranslations);
