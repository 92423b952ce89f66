/** What React takes for a transition that was left out, not for an error. */
const leftOut = () => new DOMException('Transition was aborted because of invalid state', 'InvalidStateError');

/**
 * Browsers skip a view transition when another one starts, a page loads or drawing takes too long. The page changes all the same, but React reports all
 * reasons except those it knows by the words of older browsers.
 * @returns undoes it
 */
export function ignoreSkippedTransitions(): () => void {
  if (!('startViewTransition' in document)) return () => undefined;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (...args) => {
    const transition = start(...args);
    const ready = transition.ready.catch((error: unknown) => {
      throw error instanceof DOMException ? leftOut() : error;
    });
    return Object.defineProperty(transition, 'ready', { value: ready });
  };
  return () => Reflect.deleteProperty(document, 'startViewTransition');
}
