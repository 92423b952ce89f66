import { checkKnownTools } from '@/features/submissions/known-tools';
import { answerForm } from '../../answer-form';

const MAX_BYTES = 16 * 1024;

/** `POST /api/forms/tool/known` `name, url, locale`: 409 with the listed tools like this one, 200 if there are none, 429 with Retry-After. */
export const POST = (request: Request): Promise<Response> => answerForm(request, MAX_BYTES, checkKnownTools);
