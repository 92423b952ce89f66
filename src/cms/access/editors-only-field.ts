import type { FieldAccess } from 'payload';
import { nobody } from './nobody';
import { isAdmin, isEditor } from './roles';

const byEditors: FieldAccess = ({ req }) => isEditor(req.user);
const byAdmins: FieldAccess = ({ req }) => isAdmin(req.user);

/** Read and written by editors only. */
export const editorsOnlyField = { read: byEditors, create: byEditors, update: byEditors };

/** Public to read, written by editors only, even where the collection allows more. */
export const editorsWriteField = { create: byEditors, update: byEditors };

export const adminsWriteField = { create: byAdmins, update: byAdmins };

/** Written by the server only. */
export const serverWritesField = { create: nobody, update: nobody };
