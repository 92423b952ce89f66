import { answerFirst } from './answer-first';

/** False for `*` and for paths with a broken escape (`/tools/%`), on which Next's router fails with 500. */
function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return url !== '*';
  } catch {
    return false;
  }
}

/** Answers 400 to requests whose address can't be read, before Next's router. */
export function refuseMalformedUrls(): void {
  answerFirst((request, response) => {
    if (isReadable(request.url ?? '')) return false;
    response.setHeader('Cache-Control', 'no-store').setHeader('X-Content-Type-Options', 'nosniff').writeHead(400).end();
    return true;
  });
}
