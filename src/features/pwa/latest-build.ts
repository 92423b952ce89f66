import { routes } from '@/domain/routes';

/** @returns id of the build being served, or null (offline) */
export async function latestBuild(): Promise<string | null> {
  try {
    const response = await fetch(routes.latestBuild, { cache: 'no-store' });
    const { id } = (await response.json()) as { id?: unknown };
    return response.ok && typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}
