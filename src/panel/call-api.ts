import { retryingFetch } from '@/browser/retrying-fetch';

/** What is wrong with a field of a document. */
interface FieldError {
  path: string;
  message: string;
}

export interface ApiAnswer<T> {
  ok: boolean;
  /** 0 if the server can't be reached. */
  status: number;
  body: Partial<T>;
  /** Why the server refused the request or its first item, in the panel's language. */
  message: string | null;
  fieldErrors: FieldError[];
}

interface Refusal {
  errors?: { message?: string; data?: { errors?: FieldError[] } }[];
  /** Of a bulk request. */
  outcomes?: { ok: boolean; message?: string }[];
}

/** Calls the CMS's API as the signed-in editor: a GET without `sent`, else `method` with it as JSON. Never rejects. */
export async function callApi<T>(path: string, sent?: unknown, method: 'POST' | 'PATCH' | 'DELETE' = 'POST'): Promise<ApiAnswer<T>> {
  const request = sent === undefined ? {} : { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(sent) };
  const response = await retryingFetch(path, request).catch(() => null);
  const body = ((await response?.json().catch(() => null)) ?? {}) as Partial<T> & Refusal;
  const refusal = body.errors?.[0] ?? body.outcomes?.find(({ ok }) => !ok);
  const fieldErrors = body.errors?.[0]?.data?.errors ?? [];
  return { ok: response?.ok === true, status: response?.status ?? 0, body, message: refusal?.message ?? null, fieldErrors };
}
