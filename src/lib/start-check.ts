import { env } from '@/env';

/** Ends the process when the settings are those of an image build, which serve no one. */
export function refuseIncompleteEnvironment(): void {
  if (!env.BUILD_ONLY) return;
  console.error('BUILD_ONLY is for building an image: a server does not start with it.');
  process.exit(1);
}
