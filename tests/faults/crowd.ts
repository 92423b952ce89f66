import { setTimeout as sleep } from 'node:timers/promises';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { routes } from '@/domain/routes';
import { validationMessage } from '@/domain/validation-messages';
import { type Site, until, withinTime } from './site';

/** What people and editors send. */
export type Kind = 'tool' | 'review' | 'account review' | 'message' | 'subscription' | 'vote' | 'bookmark' | 'edit' | 'approval';

/** Told about a request: it was done, it was not, or nobody knows. */
type Outcome = 'yes' | 'no' | 'cut';

export interface Sending {
  kind: Kind;
  /** Names what was sent; nothing else has it. */
  marker: string;
  outcome: Outcome;
}

interface Answer {
  outcome: Outcome;
  status: number;
  body: Record<string, unknown>;
}

interface Person {
  cookie: string;
  email: string;
}

/** A text that editors change and where it is shown. */
interface EditedDocument {
  id: number;
  collection: 'dictionary-terms' | 'tools';
  field: 'definition' | 'tagline';
  path: string;
}

/** How many send each kind at the same time: twenty visitors and two editors. */
const SENDERS: [kind: Kind, count: number][] = [
  ['tool', 4],
  ['review', 3],
  ['account review', 1],
  ['message', 4],
  ['subscription', 3],
  ['vote', 3],
  ['bookmark', 2],
  ['edit', 1],
  ['approval', 1],
];
const PAUSE_MS = { least: 400, spread: 800 };
/** Someone who sees no answer presses again, within the minute in which the same input counts as one; later each time, since people have limits. */
const PRESS_AGAIN_MS = 1000;
const TRIES = 6;
const CONNECT_AGAIN_MS = 100;
/** An account may send twenty reviews a day, tries included. */
const ACCOUNT_REVIEWS = 10;
/** A solution sent sooner counts as a program's. */
const FILL_MS = 1600;

let addresses = 0;

/** A sender's address that nobody had before. */
function newAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ');

/** People who send to the site all the time, and what they were told. */
export class Crowd {
  readonly sendings: Sending[] = [];
  requests = 0;
  /** The review that people vote for. */
  review = 0;
  /** Answers that blame the sender, who did nothing wrong. */
  readonly refusals: string[] = [];
  /** Requests without an answer for half a minute. */
  readonly late: string[] = [];
  /** When the last request that was answered with yes began. */
  latestYes = 0;
  /** Before the first request, by the database's clock. */
  readonly gatheredAt = new Date().toISOString();
  #count = 0;
  #isOpen = true;
  #senders: Promise<unknown>[] = [];

  private constructor(
    private readonly site: Site,
    /** Begins every marker of this crowd. */
    readonly prefix: string,
    private readonly admin: Person,
    private readonly people: Person[],
    private readonly tools: number[],
    readonly documents: EditedDocument[],
  ) {}

  /** Signs people in and begins to send. */
  static async gather(site: Site, prefix: string): Promise<Crowd> {
    const json = async (path: string) => (await (await fetch(site.origin + path)).json()) as { docs: { id: number; slug: string }[] };
    const tools = await json('/api/tools?limit=100&sort=id&depth=0');
    const terms = await json('/api/dictionary-terms?limit=2&depth=0');
    const documents: EditedDocument[] = [
      ...terms.docs.map(({ id, slug }) => ({ id, collection: 'dictionary-terms', field: 'definition', path: `/dictionary/${slug}` }) as const),
      ...tools.docs.slice(0, 2).map(({ id, slug }) => ({ id, collection: 'tools', field: 'tagline', path: routes.tool(slug) }) as const),
    ];
    const email = process.env.ADMIN_EMAIL ?? '';
    const admin = { email, cookie: await signIn(site, '/sign-in/email', { email, password: process.env.ADMIN_PASSWORD }) };
    const people = await Promise.all([1, 2].map((number) => signInByCode(site, `${prefix}-person-${number}@example.net`)));
    const ids = tools.docs.map(({ id }) => id);
    const crowd = new Crowd(site, prefix, admin, people, ids, documents);
    crowd.review = await crowd.#publishReview();
    crowd.#senders = SENDERS.flatMap(([kind, count]) => Array.from({ length: count }, (_, index) => crowd.#keepSending(kind, index)));
    return crowd;
  }

  /** Waits until everybody has an answer or has given up. */
  async leave(): Promise<void> {
    this.#isOpen = false;
    await Promise.all(this.#senders);
  }

  async #keepSending(kind: Kind, index: number): Promise<void> {
    // Half of the people press the button again when something went wrong.
    const isInsistent = index % 2 === 0;
    while (this.#isOpen) {
      await sleep(PAUSE_MS.least + Math.random() * PAUSE_MS.spread);
      const marker = await this.#sendOne(kind, index, isInsistent);
      if (marker === null) return;
    }
  }

  async #sendOne(kind: Kind, index: number, isInsistent: boolean): Promise<string | null> {
    this.#count += 1;
    const marker = `${this.prefix}-${kind.replace(' ', '-')}-${this.#count}`;
    const email = `${marker}@example.net`;
    const form = (name: string, fields: Record<string, string>, person?: Person) =>
      this.#send(kind, marker, isInsistent, routes.formApi(name as 'tool'), {
        body: new URLSearchParams({ locale: 'en', email, ...fields }),
        person,
      });
    const review = (tool: number | undefined) => ({ tool: String(tool), 'ratings.general': '4', title: marker, text: 'Works.', name: 'Vera' });
    const anyTool = this.tools[this.#count % this.tools.length];
    const person = this.people[index % this.people.length] as Person;
    switch (kind) {
      case 'tool':
        await form('tool', { name: marker, url: `https://${marker}.example.org`, tagline: 'Does something', categories: '1', insist: 'on' });
        break;
      case 'review':
        await form('review', review(anyTool));
        break;
      case 'account review': {
        const sent = this.sendings.filter((sending) => sending.kind === kind).length;
        if (sent === ACCOUNT_REVIEWS) return null;
        // A second review of a tool would replace the first.
        await form('review', { ...review(this.tools[sent]), email: person.email }, person);
        break;
      }
      case 'message':
        await form('contact', { name: 'Ann', subject: marker, message: 'Hello' });
        break;
      case 'subscription':
        await form('newsletter', {});
        break;
      case 'vote':
        await this.#send(kind, marker, isInsistent, `/api/reviews/${this.review}/helpful`, {});
        break;
      case 'bookmark': {
        const path = routes.bookmarkApi(Number(anyTool));
        await this.#send(kind, `${person.email} ${anyTool}`, isInsistent, path, { method: 'PUT', person });
        break;
      }
      case 'edit': {
        const { collection, id, field } = this.documents[this.#count % this.documents.length] as EditedDocument;
        const json = { [field]: `${marker} of ${collection} ${id}`, _status: 'published' };
        await this.#send(kind, json[field] ?? '', false, `/api/${collection}/${id}?locale=en`, { method: 'PATCH', json, person: this.admin });
        break;
      }
      case 'approval': {
        const waiting = await this.#newestWaiting();
        if (!waiting) break;
        const items = [{ collection: 'tools', id: waiting.id, seen: waiting.updatedAt }];
        await this.#send(kind, waiting.name, false, '/api/moderation', { json: { items, action: 'approve' }, person: this.admin });
      }
    }
    return marker;
  }

  async #publishReview(): Promise<number> {
    const review = { tool: this.tools[0], title: this.prefix, text: 'Works.', name: 'Vera', language: 'en', email: `${this.prefix}@example.net` };
    const json = { ...review, ratings: { general: 4 }, _status: 'published' };
    const { body } = await this.#ask('/api/reviews', { json, person: this.admin }, newAddress());
    return (body.doc as { id: number }).id;
  }

  async #newestWaiting(): Promise<{ id: number; name: string; updatedAt: string } | undefined> {
    const query = new URLSearchParams({
      draft: 'true',
      depth: '0',
      limit: '1',
      sort: '-id',
      'where[name][like]': `${this.prefix}-tool`,
      'where[moderation.state][equals]': 'pending',
    });
    const answer = await this.#ask(`/api/tools?${query}`, { method: 'GET', person: this.admin }, newAddress());
    return (answer.body.docs as { id: number; name: string; updatedAt: string }[] | undefined)?.[0];
  }

  /** Sends until an answer comes, if the person insists, and notes what they were told. */
  async #send(kind: Kind, marker: string, isInsistent: boolean, path: string, request: Ask): Promise<void> {
    const ownAddress = newAddress();
    let outcome: Outcome = 'no';
    for (let tries = 1; ; tries += 1) {
      const began = Date.now();
      const answer = await this.#ask(path, request, kind === 'vote' ? ownAddress : newAddress());
      this.requests += 1;
      if (answer.outcome === 'yes') this.latestYes = Math.max(this.latestYes, began);
      if (answer.outcome !== 'no') outcome = answer.outcome;
      if (answer.status >= 400 && answer.status < 500) this.refusals.push(`${kind} ${marker}: ${answer.status} ${JSON.stringify(answer.body)}`);
      if (answer.outcome === 'yes' || !isInsistent || tries === TRIES) break;
      await sleep(PRESS_AGAIN_MS * 2 ** (tries - 1));
    }
    this.sendings.push({ kind, marker, outcome });
  }

  async #ask(path: string, { method = 'POST', body, json, person }: Ask, address: string): Promise<Answer> {
    const headers: Record<string, string> = { 'X-Forwarded-For': address, Origin: this.site.origin };
    if (person) headers.Cookie = person.cookie;
    if (json) headers['Content-Type'] = 'application/json';
    const init = { method, headers, ...(json ? { body: JSON.stringify(json) } : body ? { body } : {}) };
    for (;;) {
      try {
        const [response, found] = await withinTime(async (signal) => {
          const answer = await fetch(this.site.origin + path, { ...init, signal });
          return [answer, (await answer.json()) as Record<string, unknown>] as const;
        });
        const isUncertain = found.code === 'uncertain_write' || found.message === validationMessage('uncertain', 'en');
        return { outcome: response.ok ? 'yes' : isUncertain ? 'cut' : 'no', status: response.status, body: found };
      } catch (error) {
        if ((error as Error).name === 'AbortError') this.late.push(`${method} ${path}`);
        // Nothing was sent while nobody listened.
        const isUnsent = ((error as Error).cause as { code?: string } | undefined)?.code === 'ECONNREFUSED';
        if (!isUnsent) return { outcome: 'cut', status: 0, body: {} };
        await sleep(CONNECT_AGAIN_MS);
      }
    }
  }
}

interface Ask {
  method?: string;
  body?: URLSearchParams;
  json?: object;
  person?: Person;
}

async function signIn(site: Site, path: string, fields: object): Promise<string> {
  const response = await account(site, path, fields);
  if (!response.ok) throw new Error(`${path} was refused with ${response.status}: ${await response.text()}`);
  return cookieOf(response);
}

async function account(site: Site, path: string, fields: object, proof?: string): Promise<Response> {
  return fetch(`${site.origin}${routes.authApi}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': newAddress(),
      Origin: site.origin,
      ...(proof ? { 'X-Captcha-Response': proof } : {}),
    },
    body: JSON.stringify(fields),
  });
}

async function solvedProof(site: Site): Promise<string> {
  const challenge = (await (await fetch(site.origin + routes.challengeApi)).json()) as Challenge;
  const [solution] = await Promise.all([solveChallenge({ challenge, deriveKey }), sleep(FILL_MS)]);
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Makes an account by a mailed code. */
async function signInByCode(site: Site, email: string): Promise<Person> {
  const asked = await account(site, '/email-otp/send-verification-otp', { email, type: 'sign-in' }, await solvedProof(site));
  if (!asked.ok) throw new Error(`No code: ${asked.status} ${await asked.text()}`);
  const mail = await until(`a code for ${email}`, () => site.mailServer.to(email)[0]);
  const otp = /\b\d{6}\b/.exec(mail.text ?? '')?.[0];
  return { email, cookie: await signIn(site, '/sign-in/email-otp', { email, otp }) };
}
