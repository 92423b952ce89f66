import type { Role } from '@/domain/roles';
import { env } from '@/env';

interface RoleHolder {
  email?: string | null;
  role?: Role | null;
  /** True for a session without the second factor that the settings require of editors and admins. */
  restricted?: boolean;
}

/** The effective role: the configured owner is always an admin. */
function roleOf(user: RoleHolder | null | undefined): Role | null {
  if (!user) return null;
  if (user.restricted) return 'user';
  if (isOwnerEmail(user.email)) return 'admin';
  return user.role ?? 'user';
}

export function isOwnerEmail(email: string | null | undefined): boolean {
  return Boolean(env.ADMIN_EMAIL && email && email.trim().toLowerCase() === env.ADMIN_EMAIL.toLowerCase());
}

export function isAdmin(user: RoleHolder | null | undefined): boolean {
  return roleOf(user) === 'admin';
}

/** True for editors and admins. */
export function isEditor(user: RoleHolder | null | undefined): boolean {
  const role = roleOf(user);
  return role === 'editor' || role === 'admin';
}
