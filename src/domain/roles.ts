/** Who may do what, from least to most. Editors and admins reach the admin panel. */
export type Role = 'user' | 'editor' | 'admin';
