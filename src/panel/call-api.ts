export interface ApiAnswer<T> {
  ok: boolean;
  /** 0 when the server can't be reached. */
  status: number;
  body: Partial<T>;
  /** The server's own words about an error. */
  message: string | null;
}

interface ErrorBody {
  errors?: { message?: string }[];
}

/** Calls the CMS's API as the signed-in editor: POST with a body, GET without one. Never throws. */
export async function callApi<T>(path: string, sent?: unknown): Promise<ApiAnswer<T>> {
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(sent) };
  const response = await fetch(path, { credentials: 'include', ...(sent === undefined ? {} : post) }).catch(() => null);
  const body = ((await response?.json().catch(() => null)) ?? {}) as Partial<T> & ErrorBody;
  return { ok: response?.ok === true, status: response?.status ?? 0, body, message: body.errors?.[0]?.message ?? null };
}
