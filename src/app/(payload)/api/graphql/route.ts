import config from '@payload-config';
import { GRAPHQL_POST, REST_OPTIONS } from '@payloadcms/next/routes';
import { withLimitedBody } from '@/server/read-api/limit-body';
import { withLimitedRate } from '@/server/read-api/limit-rate';

const answer = GRAPHQL_POST(config);

export const POST = (request: Request): Promise<Response> => withLimitedBody(request, (checked) => withLimitedRate(checked, () => answer(checked)));
export const OPTIONS = REST_OPTIONS(config);
