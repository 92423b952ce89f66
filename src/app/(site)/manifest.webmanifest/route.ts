import { manifestResponse } from '../manifest-response';

/** Its name is a setting of the installation, which a build does not know. */
export const dynamic = 'force-dynamic';

export const GET = () => manifestResponse('en');
