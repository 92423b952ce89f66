import { manifestResponse } from '../manifest-response';

export const dynamic = 'force-dynamic';

export const GET = () => manifestResponse('nl');
