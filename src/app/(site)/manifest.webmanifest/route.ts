import { manifestResponse } from '../manifest-response';

/** The product name is a run-time setting. */
export const dynamic = 'force-dynamic';

export const GET = () => manifestResponse('en');
