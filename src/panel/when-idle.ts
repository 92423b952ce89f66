/** Resolves once the rich text editor has handed over the last typed words, which it does when the browser is idle. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 600 });
    else setTimeout(resolve, 100);
  });
