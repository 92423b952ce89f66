import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';

/** The server closes connections that were idle, perhaps just when they are used again. */
const RETRIED = { maxRetries: 2 };

/** The texts of a tool in both languages, and one field that the languages share. */
export interface Texts {
  en: string | null;
  nl: string | null;
  maker: string;
}

export interface Change {
  draft?: Partial<Texts>;
  public?: Partial<Texts>;
}

/** What has to be public and what drafted of one tool. `check` compares everything that visitors and editors are told with it. */
export function worldOf({ id, slug }: { id: number; slug: string }, draft: Texts) {
  const state = { draft, public: { en: null, nl: null, maker: draft.maker } as Texts };
  const written = new Set<string>();
  let isTrashed = false;

  const isOnline = () => !isTrashed && (state.public.en ?? state.public.nl) !== null;
  const shown = () => (isOnline() ? Object.values(state.public).filter((text) => text !== null) : []);

  async function checkVisitors(visitor: APIRequestContext): Promise<void> {
    const { en, nl, maker } = state.public;
    const pages = {
      [`/tools/${slug}`]: en ?? nl,
      [`/nl/tools/${slug}`]: nl ?? en,
      [`/tools/${slug}.md`]: en ?? nl,
      [`/nl/tools/${slug}.md`]: nl ?? en,
    };
    const api = ['en', 'nl'].map((locale) => `/api/tools/${id}?draft=true&locale=${locale}`);
    const lists = ['/tools?q=two%20people', '/nl/tools?q=two%20people', `/api/tools/versions?where[parent][equals]=${id}`];
    const secrets = [...written].filter((text) => !shown().includes(text));
    // Each time from another address: reading the API is limited by address.
    const headers = { 'X-Forwarded-For': `198.${randomInt(18, 20)}.${randomInt(0, 256)}.${randomInt(1, 255)}` };
    const answers = await Promise.all(
      [...Object.keys(pages), ...api, ...lists].map(async (path) => ({ path, answer: await visitor.get(path, { ...RETRIED, headers }) })),
    );
    for (const { path, answer } of answers) {
      const text = await answer.text();
      for (const secret of secrets) expect(text, `${path} must not tell “${secret}”`).not.toContain(secret);
      if (lists.includes(path)) continue;
      expect(answer.status(), path).toBe(isOnline() ? 200 : 404);
      if (!isOnline()) continue;
      if (api.includes(path)) expect(JSON.parse(text).maker, path).toBe(maker);
      else expect(text, path).toContain(pages[path]);
    }
  }

  async function checkEditors(editor: APIRequestContext): Promise<void> {
    const { tagline, maker } = await (
      await editor.get(`/api/tools/${id}?draft=true&locale=all&depth=0${isTrashed ? '&trash=true' : ''}`, RETRIED)
    ).json();
    expect({ en: tagline?.en ?? null, nl: tagline?.nl ?? null, maker }, 'the draft').toEqual(state.draft);
  }

  return {
    /** Words that somebody typed, and that no visitor may see until they are published. */
    typed: (text: string) => void written.add(text),
    change: (change: Change) => {
      Object.assign(state.draft, change.draft);
      Object.assign(state.public, change.public);
      for (const text of [...Object.values(state.draft), ...Object.values(state.public)]) if (text) written.add(text);
    },
    trash: (trashed: boolean) => {
      isTrashed = trashed;
    },
    check: async (visitor: APIRequestContext, editor: APIRequestContext) => {
      await checkEditors(editor);
      await checkVisitors(visitor);
    },
  };
}

export type World = ReturnType<typeof worldOf>;
