import type { Role } from '@/domain/roles';
import { env } from '@/env';

interface RoleHolder {
  email?: string | null;
  role?: Role | null;
}

/** The role that counts: the account with the configured owner's e-mail is always admin. */
function roleOf(user: RoleHolder | null | undefined): Role | null {
  if (!user) return null;
  if (isOwnerEmail(user.email)) return 'admin';
  return user.role ?? 'user';
}

export function isOwnerEmail(email: string | null | undefined): boolean {
  return Boolean(env.ADMIN_EMAIL && email && email.trim().toLowerCase() === env.ADMIN_EMAIL.toLowerCase());
}

export function isAdmin(user: RoleHolder | null | undefined): boolean {
  return roleOf(user) === 'admin';
}

/** Editors and admins. */
export function isEditor(user: RoleHolder | null | undefined): boolean {
  const role = roleOf(user);
  return role === 'editor' || role === 'admin';
}
