import type { PayloadRequest } from 'payload';
import { isEditor } from './roles';

export const editors = ({ req }: { req: PayloadRequest }): boolean => isEditor(req.user);
