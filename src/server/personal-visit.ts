/** User agents of crawlers, link previews, checkers and HTTP libraries. */
const PROGRAM =
  /bot\b|bot[/;_-]|crawl|spider|slurp|preview|headless|lighthouse|monitor|uptime|link ?check|scan|archiv|validator|facebookexternalhit|whatsapp|telegram|embedly|curl|wget|python|java\/|okhttp|go-http|axios|node-fetch|undici|httpclient|libwww|perl|ruby|php/i;

const FETCHED_AHEAD = /prefetch|prerender|preview/i;

/** True for bots and requests without user agent. */
export function isProgram(headers: Headers): boolean {
  const agent = headers.get('user-agent')?.trim();
  return !agent || agent === 'node' || PROGRAM.test(agent);
}

/** True if a person opened the URL: not a bot, prefetch, image or script request. */
export function isPersonalVisit(method: string, headers: Headers): boolean {
  if (method !== 'GET' || isProgram(headers)) return false;
  if (['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) => FETCHED_AHEAD.test(headers.get(name) ?? ''))) return false;
  return (headers.get('sec-fetch-dest') ?? 'document') === 'document';
}
