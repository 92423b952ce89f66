/** Runs once when the server starts, before it answers: settings that are missing stop it with a clear list. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { refuseIncompleteEnvironment } = await import('./lib/start-check');
  refuseIncompleteEnvironment();
}
