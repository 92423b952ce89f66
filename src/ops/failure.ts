/** An error for the person at the terminal: one clear message, no stack trace. */
export class Failure extends Error {
  override name = 'Failure';
}

export function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
