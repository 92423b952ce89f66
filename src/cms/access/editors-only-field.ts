import type { FieldAccess } from 'payload';
import { isAdmin, isEditor } from './roles';

const byEditors: FieldAccess = ({ req }) => isEditor(req.user);
const byAdmins: FieldAccess = ({ req }) => isAdmin(req.user);

/** Never leaves the admin panel: read and written by editors only. */
export const editorsOnlyField = { read: byEditors, create: byEditors, update: byEditors };

/** Public to read, written by editors only, whatever the collection allows. */
export const editorsWriteField = { create: byEditors, update: byEditors };

/** Public to read, written by admins only. */
export const adminsWriteField = { create: byAdmins, update: byAdmins };
