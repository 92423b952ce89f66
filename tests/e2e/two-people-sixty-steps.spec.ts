import { test } from '@playwright/test';
import { deciding } from './two-people/deciding';
import { editingTogether } from './two-people/editing-together';
import { leaving } from './two-people/leaving';
import { losingTheNetwork, losingTheServer } from './two-people/losing';
import { publishingApart } from './two-people/publishing';
import { releasing } from './two-people/releasing';
import { restoring } from './two-people/restoring';
import { clearStage, setStage, stage } from './two-people/stage';
import { translating } from './two-people/translating';
import { unpublishing } from './two-people/unpublishing';

/**
 * Sam, an admin, works in English; Kim, an editor, in Dutch: each in their own browser, on the same tool. After every step all that visitors read in
 * both languages, and the draft, is compared with what the step may have changed.
 */
test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async ({ browser, playwright, baseURL }) => setStage(browser, playwright, baseURL ?? ''));
test.afterAll(clearStage);

test('Sam writes in English, Kim translates into Dutch (steps 1–7)', () => translating(stage));
test('both edit at the same time (8–20)', () => editingTogether(stage));
test('they publish and revert, each in one language (21–30)', () => publishingApart(stage));
test('they restore versions as drafts (31–36)', () => restoring(stage));
test('they unpublish and schedule (37–48)', () => unpublishing(stage));
test('they decide about the same submissions (49–54)', () => deciding(stage));
test('they publish a release together (55–59)', () => releasing(stage));
test('the network and the browser are lost (60–65)', () => losingTheNetwork(stage));
test('the server is lost (66–70)', () => losingTheServer(stage));
test('the tool goes into the trash and returns (71–75)', () => leaving(stage));
