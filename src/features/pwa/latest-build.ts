import { routes } from '@/domain/routes';

/** @returns the id of the build that serves the site now; null when it cannot be had, such as offline */
export async function latestBuild(): Promise<string | null> {
  try {
    const response = await fetch(routes.latestBuild, { cache: 'no-store' });
    const { id } = (await response.json()) as { id?: unknown };
    return response.ok && typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}
