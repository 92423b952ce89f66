import { TEXT_MAX_LENGTH } from '@/domain/scrub';

/** Options shared by the browser, the server and the edge runtime. */
export const SHARED_OPTIONS = {
  // The build id (`build/with-service-worker.ts`); the worker process runs the sources and has none.
  release: process.env.SITE_BUILD_ID ?? 'sources',
  // Trials see every trace.
  tracesSampleRate: process.env.ERROR_TRIALS === 'true' ? 1 : 0.2,
  maxBreadcrumbs: 100,
  maxValueLength: TEXT_MAX_LENGTH,
  sendClientReports: false,
  tracePropagationTargets: [],
  // Sentry's defaults collect more. `scrub.ts` removes the same data again before sending.
  dataCollection: {
    userInfo: false,
    cookies: false,
    httpHeaders: false,
    httpBodies: [],
    urlQueryParams: false,
    graphQL: { document: false, variables: false },
    genAI: { inputs: false, outputs: false },
    databaseQueryData: false,
    queues: false,
    stackFrameVariables: false,
    frameContextLines: 0,
  },
};
