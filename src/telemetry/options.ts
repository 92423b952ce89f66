import { TEXT_MAX_LENGTH } from './scrub';

/** What the browser, the server and the edge runtime have in common. */
export const SHARED_OPTIONS = {
  // The build this code belongs to (`build/with-service-worker.ts`); a worker, which runs the sources, has none.
  release: process.env.SITE_BUILD_ID ?? 'sources',
  tracesSampleRate: 0.2,
  maxBreadcrumbs: 100,
  maxValueLength: TEXT_MAX_LENGTH,
  sendClientReports: false,
  tracePropagationTargets: [],
  // Collected more by default; `scrub.ts` removes it a second time from whatever is sent.
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
