import { isLocale } from '@/domain/locales';
import { answerPreflight, answerRead, refuseQuery } from '@/server/read-api/answer-read';
import { readApiDocument } from '@/server/read-api/document';
import { exampleIds } from '@/server/read-api/example-ids';

/** `GET /api/openapi.json?locale=en|nl`: the read API as OpenAPI 3.1. 400 for an unknown language. */
export const GET = (request: Request): Promise<Response> =>
  answerRead(request, async () => {
    const locale = new URL(request.url).searchParams.get('locale') ?? 'en';
    if (!isLocale(locale)) return refuseQuery(request);
    return Response.json(await readApiDocument(locale, await exampleIds()));
  });

export const OPTIONS = answerPreflight;
