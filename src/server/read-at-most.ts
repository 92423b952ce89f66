/** Reads a body of at most `max` bytes, or null. */
export async function readAtMost({ body, headers }: Pick<Request, 'body' | 'headers'>, max: number): Promise<Blob | null> {
  if (Number(headers.get('content-length') ?? 0) > max) return null;
  const parts: BlobPart[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    length += read.value.byteLength;
    if (length > max) {
      await reader?.cancel();
      return null;
    }
    parts.push(new Uint8Array(read.value));
  }
  return new Blob(parts);
}
