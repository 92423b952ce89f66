import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Asked {
  /** The whole request as text. */
  text: string;
  authorization: string | undefined;
}

type Mood = 'works' | 'fails' | 'hangs' | 'babbles';

const inDutch = (words: string) => `nl(${words})`;

/** The answer of an OpenAI-like service to a chat, or that of DeepL to tagged texts. */
function translate(path: string | undefined, sent: string): unknown {
  const body = JSON.parse(sent);
  if (path === '/v2/translate') {
    return { translations: body.text.map((xml: string) => ({ text: xml.replace(/(?<=>)[^<>]*[^<>\s][^<>]*(?=<)/g, inDutch) })) };
  }
  const { texts } = JSON.parse(body.messages[1].content) as { texts: string[][] };
  return { choices: [{ message: { content: JSON.stringify({ texts: texts.map((pieces) => pieces.map(inDutch)) }) } }] };
}

/** Fake of both services for machine drafts: it wraps each text in `nl(…)`, or answers as its mood says. */
export async function startTranslator() {
  const asked: Asked[] = [];
  let mood: Mood = 'works';
  let release: () => void = () => undefined;
  const server = createServer(async (request, response) => {
    const sent = await text(request);
    asked.push({ text: sent, authorization: request.headers.authorization });
    const now = mood;
    if (now === 'hangs') {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    }
    response.writeHead(now === 'fails' ? 503 : 200, { 'Content-Type': 'application/json' });
    response.end(now === 'babbles' ? '{"choices":"<b>Sorry, no.</b>"}' : JSON.stringify(now === 'fails' ? {} : translate(request.url, sent)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    be: (next: Mood) => {
      mood = next;
    },
    /** Answers what hangs. */
    release: () => release(),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
