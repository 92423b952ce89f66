/** Runs once when the server starts, before it answers: settings that are missing end it with a clear list. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    try {
      const { refuseBuildSettings } = await import('./lib/start-check');
      refuseBuildSettings();
      const { markClientAddresses } = await import('./lib/mark-client-addresses');
      markClientAddresses();
      const { sendOneLocation } = await import('./lib/send-one-location');
      sendOneLocation();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    }
    const { keepStartingJobs } = await import('./lib/start-jobs');
    void keepStartingJobs();
  }
}
