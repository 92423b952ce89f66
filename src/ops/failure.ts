/** An error for the person at the terminal: one clear message, no stack trace. */
export class Failure extends Error {
  override name = 'Failure';
}

export function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/** Runs a command and ends the process: with 1 and one message if it fails. */
export async function runCommand(action: () => Promise<void>, explain = (message: string) => message): Promise<never> {
  try {
    await action();
    process.exit(0);
  } catch (error) {
    console.error(explain(messageOf(error)));
    process.exit(1);
  }
}
