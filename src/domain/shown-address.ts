/**
 * The network address of a session as people read it; null where it isn't known. Of an IPv6 address, Better Auth stores the network only (64 bits), all
 * groups written out. Addresses of the server's own machine say nothing about a device: all that came through an untrusted proxy there have them.
 * @param stored `192.0.2.7`, `2001:0db8:0001:0002:0000:0000:0000:0000`, '' or null
 */
export function shownAddress(stored: string | null | undefined): string | null {
  if (!stored || stored.startsWith('127.')) return null;
  if (!stored.includes(':')) return stored;
  if (!URL.canParse(`http://[${stored}]`)) return null;
  // The URL parser writes an IPv6 address in its short form.
  const short = new URL(`http://[${stored}]`).hostname.slice(1, -1);
  return short === '::' || short === '::1' ? null : `${short}/64`;
}
