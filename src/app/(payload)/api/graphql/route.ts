import config from '@payload-config';
import { GRAPHQL_POST, REST_OPTIONS } from '@payloadcms/next/routes';
import { counting } from '@/server/read-api/count-requests';
import { withLimitedBody } from '@/server/read-api/limit-body';

const answer = GRAPHQL_POST(config);

export const POST = (request: Request): Promise<Response> => withLimitedBody(request, (checked) => counting(checked, () => answer(checked)));
export const OPTIONS = REST_OPTIONS(config);
