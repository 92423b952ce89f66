import { EnvironmentError, env } from '@/env';

/** @throws EnvironmentError when the settings are the placeholders of an image build */
export function refuseBuildSettings(): void {
  if (env.BUILD_ONLY) throw new EnvironmentError('BUILD_ONLY is for building an image: a server does not start with it.');
}
