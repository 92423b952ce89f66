import { beforeAll, expect, test } from 'vitest';
import { type Account, createAccount } from '../setup/accounts';
import { createSurroundings, SAMPLES, type Surroundings, toolData } from '../setup/documents';
import { type LocalApi, startPayload } from '../setup/payload';
import { rest } from '../setup/rest';

let local: LocalApi;
let surroundings: Surroundings;
let editor: Account;

beforeAll(async () => {
  ({ local } = await startPayload());
  surroundings = await createSurroundings(local);
  editor = await createAccount(local, 'editor');
});

const send = (tools: Record<string, unknown>[], language: 'en' | 'nl' = 'en') =>
  rest('POST', '/tasks', { token: editor.token, body: { ...SAMPLES.tasks?.data(surroundings, 0), tools, _status: 'published' }, language });

test.each([
  ['en', 'A tool can be in this list once only'],
  ['nl', 'Een tool kan maar één keer in deze lijst staan'],
] as const)('a task names a tool once (%s)', async (language, message) => {
  const row = { tool: surroundings.tool, because: 'It works' };
  const answer = await send([row, { ...row, because: 'It works twice' }], language);
  expect(answer.status).toBe(400);
  expect(answer.text).toContain(message);
  expect((await send([row])).status).toBe(201);
});

test('editors choose the free and the European pick of a task', async () => {
  const other = await local.create({ collection: 'tools', data: toolData(surroundings) });
  const answer = await send([
    { tool: surroundings.tool, because: 'It works' },
    { tool: other.id, because: 'It works too', isFreePick: true, isEuropeanPick: true },
  ]);
  const { id } = (JSON.parse(answer.text) as { doc: { id: number } }).doc;
  const { tools } = JSON.parse((await rest('GET', `/tasks/${id}?depth=0`)).text) as {
    tools: { isFreePick: boolean | null; isEuropeanPick: boolean | null }[];
  };
  expect(tools.map(({ isFreePick, isEuropeanPick }) => [isFreePick === true, isEuropeanPick === true])).toEqual([
    [false, false],
    [true, true],
  ]);
});
