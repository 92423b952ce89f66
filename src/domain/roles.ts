/** Who may do what, from least to most. Editors and admins reach the admin panel. */
export const ROLES = ['user', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];
