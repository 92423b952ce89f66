/** From least to most privileged. Editors and admins may use the admin panel. */
export type Role = 'user' | 'editor' | 'admin';
