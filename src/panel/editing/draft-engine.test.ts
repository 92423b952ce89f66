import { beforeEach, describe, expect, it, vi } from 'vitest';
import { valueAt, withValue } from '@/cms/editing/units';
import { createDraftEngine, type DraftAnswer, type DraftSurroundings } from './draft-engine';
import type { Change, Values } from './draft-values';
import type { LocalCopy } from './local-copy';

const answer = (given: Partial<DraftAnswer>): DraftAnswer => ({ status: 200, doc: null, conflicts: [], problems: [], message: null, ...given });

let form: Values;
let copied: LocalCopy | null;
let sent: Change[][];
let replies: DraftAnswer[];

/** An engine with a form of two texts, on a server that answers with `replies`. */
function begin({ isTimed = true } = {}) {
  const around: DraftSurroundings = {
    paths: ['tagline', 'meta.title'],
    isTimed,
    read: () => form,
    show: async (values) => {
      for (const [path, value] of Object.entries(values)) form = withValue(form, path, value);
      return values;
    },
    mark: vi.fn(),
    accept: vi.fn(),
    settle: async () => undefined,
    send: async (changes) => {
      sent.push([...changes]);
      return replies.shift() ?? answer({ status: 0 });
    },
    copy: {
      read: () => copied,
      write: (copy) => {
        copied = copy;
        return true;
      },
      remove: () => {
        copied = null;
      },
    },
  };
  const engine = createDraftEngine(around);
  engine.start({ tagline: 'One', meta: { title: 'Title' } }, { tagline: 'One', meta: { title: 'Title' } });
  const type = (tagline: string) => {
    form = { ...form, tagline };
    engine.typed();
  };
  return { engine, around, type };
}

beforeEach(() => {
  vi.useFakeTimers();
  form = { tagline: 'One', meta: { title: 'Title' } };
  copied = null;
  sent = [];
  replies = [];
});

describe('the draft engine', () => {
  it('saves only what changed, two seconds after the last key, and forgets the copy', async () => {
    const { engine, type } = begin();
    type('Two');
    await vi.advanceTimersByTimeAsync(600);
    expect(copied?.values).toEqual({ tagline: 'Two' });
    expect(engine.read()).toMatchObject({ phase: 'typed', isCopied: true });
    replies = [answer({ doc: { tagline: 'Two', meta: { title: 'By Kim' } } })];
    await vi.advanceTimersByTimeAsync(1500);
    expect(sent).toEqual([[{ field: 'tagline', base: 'One', value: 'Two', isOwn: false }]]);
    expect(engine.read()).toMatchObject({ phase: 'saved' });
    expect(copied).toBeNull();
    // What somebody else saved shows in the form.
    expect(valueAt(form, 'meta.title')).toBe('By Kim');
  });

  it.each([
    ['a slug in use', 'Two', 'Two-2'],
    ['an emptied slug', '', 'one'],
  ])('shows what the server stored for %s', async (_what, typed, stored) => {
    const { engine, type } = begin();
    type(typed);
    replies = [answer({ doc: { tagline: stored, meta: { title: 'Title' } } })];
    await vi.advanceTimersByTimeAsync(2500);
    expect(form.tagline).toBe(stored);
    expect(engine.read().phase).toBe('saved');
  });

  it('leaves what is typed during a save', async () => {
    const { engine, around, type } = begin();
    around.send = async () => {
      form = { ...form, tagline: 'Three' };
      return answer({ doc: { tagline: 'Two-2', meta: { title: 'Title' } } });
    };
    type('Two');
    await vi.advanceTimersByTimeAsync(2000);
    expect(form.tagline).toBe('Three');
    expect(engine.read().phase).toBe('typed');
  });

  it('shows what changed when the document was published', async () => {
    const { engine } = begin();
    engine.rebase({ tagline: 'One-2', meta: { title: 'Title' } });
    await vi.advanceTimersByTimeAsync(0);
    expect(form.tagline).toBe('One-2');
    expect(await engine.save()).toBe('saved');
    expect(sent).toEqual([]);
  });

  it('reports the conflict with a change that arrived while its field was being typed in', async () => {
    const { engine, around, type } = begin();
    const { show } = around;
    // The form takes a while, and leaves what was typed meanwhile.
    around.show = async (values, as) => {
      const before = form;
      await new Promise((resolve) => setTimeout(resolve, 200));
      const isUntouched = ([path]: [string, unknown]) => valueAt(form, path) === valueAt(before, path);
      return show(Object.fromEntries(Object.entries(values).filter(isUntouched)), as);
    };
    type('Two');
    replies = [answer({ doc: { tagline: 'Two', meta: { title: 'By Kim' } } })];
    await vi.advanceTimersByTimeAsync(2100);
    form = { ...form, meta: { title: 'Mine' } };
    engine.typed();
    await vi.advanceTimersByTimeAsync(2500);
    expect(sent[1]).toEqual([{ field: 'meta.title', base: 'Title', value: 'Mine', isOwn: false }]);
  });

  it('shows a change that the form could not show at first, once there is a newer version', async () => {
    const { engine, around } = begin();
    const { show } = around;
    around.show = async () => ({});
    const newer = { tagline: 'One', meta: { title: 'By Kim' } };
    engine.rebase(newer);
    await vi.advanceTimersByTimeAsync(0);
    expect(await engine.save()).toBe('saved');
    expect(sent).toEqual([]);
    around.show = show;
    engine.rebase(newer);
    await vi.advanceTimersByTimeAsync(0);
    expect(valueAt(form, 'meta.title')).toBe('By Kim');
  });

  it('knows what the form shows by itself while it asks how to show it', async () => {
    const { engine, around, type } = begin();
    around.show = async () => {
      form = { ...form, tagline: 'Reverted' };
      return {};
    };
    engine.rebase({ tagline: 'Reverted', meta: { title: 'Title' } });
    await vi.advanceTimersByTimeAsync(0);
    type('Again');
    await vi.advanceTimersByTimeAsync(3000);
    expect(sent).toEqual([[expect.objectContaining({ field: 'tagline', base: 'Reverted', value: 'Again' })]]);
  });

  it('says whether the replaced text is one’s own', async () => {
    const { engine, around, type } = begin();
    for (const tagline of ['Two', 'Three']) {
      type(tagline);
      replies = [answer({ doc: { tagline, meta: { title: 'Title' } } })];
      await vi.advanceTimersByTimeAsync(2500);
    }
    engine.rebase({ tagline: 'By Kim', meta: { title: 'Title' } });
    await around.show({ tagline: 'By Kim' }, 'stored');
    type('Four');
    await vi.advanceTimersByTimeAsync(2500);
    expect(sent.map(([change]) => change?.isOwn)).toEqual([false, true, false]);
  });

  it('writes the copy while somebody types without a pause', async () => {
    const { type } = begin();
    for (let key = 0; key < 8; key += 1) {
      type(`Two ${key}`);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(copied?.values.tagline).toBe('Two 4');
    expect(sent).toEqual([]);
  });

  describe('after the form was left during a save', () => {
    /** Types, leaves the form `during` the save and then has the server's answer. */
    async function leaveDuringSave(reply: DraftAnswer, during: (type: (tagline: string) => void) => void = () => undefined) {
      const { engine, around, type } = begin();
      around.send = async (changes) => {
        sent.push([...changes]);
        return new Promise((resolve) => setTimeout(() => resolve(reply), 300));
      };
      type('Two');
      await vi.advanceTimersByTimeAsync(2100);
      during(type);
      engine.stop();
      form = { tagline: 'Een', meta: { title: 'Titel' } };
      await vi.advanceTimersByTimeAsync(60_000);
      return around;
    }

    it.each([
      ['offline', answer({ status: 0 })],
      ['refused', answer({ status: 403 })],
      ['invalid', answer({ status: 400, problems: [{ path: 'tagline', message: 'Too short' }] })],
      ['a conflict', answer({ status: 409, conflicts: [{ field: 'tagline', theirs: 'By Kim', by: 'Kim', at: null }] })],
    ])('leaves the words in the browser if the answer is %s', async (_what, reply) => {
      await leaveDuringSave(reply);
      expect(copied?.values).toEqual({ tagline: 'Two' });
      expect(sent).toHaveLength(1);
    });

    it('leaves what was typed since in the browser', async () => {
      await leaveDuringSave(answer({ doc: { tagline: 'Two', meta: { title: 'Title' } } }), (type) => type('Two and three'));
      expect(copied?.values).toEqual({ tagline: 'Two and three' });
    });

    it('forgets what was saved and leaves what an earlier visit typed', async () => {
      const saved = answer({ doc: { tagline: 'Two', meta: { title: 'Title' } } });
      await leaveDuringSave(saved);
      expect(copied).toBeNull();
      form = { tagline: 'One', meta: { title: 'Title' } };
      copied = { at: '2026-11-23T10:41:00.000Z', values: { 'meta.title': 'Lost' } };
      await leaveDuringSave(saved);
      expect(copied?.values).toEqual({ 'meta.title': 'Lost' });
    });

    it('shows nothing in a form that may hold something else', async () => {
      const around = await leaveDuringSave(answer({ doc: { tagline: 'Two', meta: { title: 'By Kim' } } }));
      expect(form).toEqual({ tagline: 'Een', meta: { title: 'Titel' } });
      expect(around.accept).not.toHaveBeenCalled();
    });
  });

  it('saves in the background when the form is left, and forgets only what was saved', async () => {
    copied = { at: '2026-11-23T10:41:00.000Z', values: { 'meta.title': 'Lost' } };
    const { engine, type } = begin();
    type('Two');
    replies = [answer({ doc: { tagline: 'Two', meta: { title: 'Title' } } })];
    engine.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([[{ field: 'tagline', base: 'One', value: 'Two', isOwn: false }]]);
    expect(copied?.values).toEqual({ 'meta.title': 'Lost' });
  });

  it('saves in the background when the form is left while a save waits for the last words', async () => {
    const { engine, around, type } = begin();
    around.settle = () => new Promise((resolve) => setTimeout(resolve, 600));
    type('Two');
    const outcome = engine.save();
    replies = [answer({ doc: { tagline: 'Two', meta: { title: 'Title' } } })];
    engine.stop();
    await vi.advanceTimersByTimeAsync(600);
    expect(await outcome).toBe('offline');
    expect(sent).toEqual([[{ field: 'tagline', base: 'One', value: 'Two', isOwn: false }]]);
    expect(copied).toBeNull();
  });

  it('retries until the network is back', async () => {
    const { engine, type } = begin();
    type('Two');
    await vi.advanceTimersByTimeAsync(2000);
    expect(engine.read()).toMatchObject({ phase: 'offline', isCopied: true });
    replies = [answer({ doc: { tagline: 'Two', meta: { title: 'Title' } } })];
    await vi.advanceTimersByTimeAsync(2000);
    expect(engine.read().phase).toBe('saved');
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['mine', 'Two', [{ field: 'tagline', base: 'By Kim', value: 'Two', isOwn: false }]],
    ['theirs', 'By Kim', undefined],
  ] as const)('keeps a conflict open until somebody decides, and takes %s', async (choice, expected, saved) => {
    const { engine, type } = begin();
    type('Two');
    replies = [answer({ status: 409, conflicts: [{ field: 'tagline', theirs: 'By Kim', by: 'Kim', at: null }] })];
    expect(await engine.save()).toBe('conflict');
    expect(await engine.save()).toBe('conflict');
    expect(sent).toHaveLength(1);
    replies = [answer({ doc: { tagline: 'Two', meta: { title: 'Title' } } })];
    expect(await engine.resolve({ tagline: choice })).toBe('saved');
    expect(form.tagline).toBe(expected);
    expect(sent[1]).toEqual(saved);
  });

  it('saves nothing over a text that was chosen and could not be shown', async () => {
    const { engine, around, type } = begin();
    const conflict = answer({ status: 409, conflicts: [{ field: 'tagline', theirs: 'By Kim', by: 'Kim', at: null }] });
    type('Two');
    replies = [conflict];
    await engine.save();
    around.show = async () => ({});
    replies = [answer({ status: 0 }), conflict];
    expect(await engine.resolve({ tagline: 'theirs' })).toBe('offline');
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent.map(([change]) => change?.base)).toEqual(['One', 'One', 'One']);
    expect(engine.read().conflicts).toHaveLength(1);
  });

  it('leaves an invalid draft in the form and in the browser', async () => {
    const { engine, around, type } = begin();
    type('');
    const problems = [{ path: 'tagline', message: 'Required' }];
    replies = [answer({ status: 400, problems })];
    expect(await engine.save()).toBe('invalid');
    expect(around.mark).toHaveBeenCalledWith(problems);
    expect(copied?.values).toEqual({ tagline: '' });
    expect(form.tagline).toBe('');
  });

  it('offers what was typed on an earlier visit', async () => {
    copied = { at: '2026-11-23T10:41:00.000Z', values: { tagline: 'Lost', gone: 'x' } };
    const { engine } = begin();
    expect(engine.read().found?.values).toEqual({ tagline: 'Lost' });
    replies = [answer({ doc: { tagline: 'Lost', meta: { title: 'Title' } } })];
    await engine.takeBack();
    expect(await engine.save()).toBe('saved');
    expect(sent).toEqual([[{ field: 'tagline', base: 'One', value: 'Lost', isOwn: false }]]);
    expect(copied).toBeNull();
  });

  it('saves on request only where nothing is timed', async () => {
    const { type } = begin({ isTimed: false });
    type('Two');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual([]);
    expect(copied?.values).toEqual({ tagline: 'Two' });
  });
});
