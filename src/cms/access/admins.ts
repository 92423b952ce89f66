import type { PayloadRequest } from 'payload';
import { isAdmin } from './roles';

export const admins = ({ req }: { req: PayloadRequest }): boolean => isAdmin(req.user);
