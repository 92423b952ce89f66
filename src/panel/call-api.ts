export interface ApiAnswer<T> {
  ok: boolean;
  /** 0 if the server can't be reached. */
  status: number;
  body: Partial<T>;
  /** The server's error message in the panel's language. */
  message: string | null;
}

interface ErrorBody {
  errors?: { message?: string }[];
}

/** Calls the CMS's API as the signed-in editor: a GET without `sent`, else `method` with it as JSON. Never rejects. */
export async function callApi<T>(path: string, sent?: unknown, method: 'POST' | 'DELETE' = 'POST'): Promise<ApiAnswer<T>> {
  const request = sent === undefined ? {} : { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(sent) };
  const response = await fetch(path, request).catch(() => null);
  const body = ((await response?.json().catch(() => null)) ?? {}) as Partial<T> & ErrorBody;
  return { ok: response?.ok === true, status: response?.status ?? 0, body, message: body.errors?.[0]?.message ?? null };
}
