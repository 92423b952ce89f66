/** Next bundles instrumentation and routes apart; both may have loaded the jobs that run. */
const NAME = Symbol.for('jobs-stopping');
const holder = globalThis as { [NAME]?: AbortController };

holder[NAME] ??= new AbortController();

/** Aborted when the process is about to end: a long job stops at a point from which it can resume. */
export const stopping: AbortController = holder[NAME];
