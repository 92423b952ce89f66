import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import type { Client } from 'pg';
import { fromPanel } from './editor';
import { unlike } from './visitor';

/** A public dictionary term whose definition changes. */
export interface EditedTerm {
  id: number;
  path: string;
  /** Through the panel's API. */
  edit: (page: Page, definition: string) => Promise<void>;
  /** As a script or another program: one transaction, as slow as it likes. */
  editInDatabase: (definition: string) => Promise<void>;
}

/** Publishes a term through the panel's API; `page` is signed in. */
export async function createEditedTerm(page: Page, database: Client, definition: string): Promise<EditedTerm> {
  const slug = `edited-${Date.now()}`;
  const created = await page.request.post('/api/dictionary-terms?locale=en', {
    headers: fromPanel(),
    data: { name: unlike('Edited'), slug, definition, _status: 'published' },
  });
  expect(created.status(), await created.text()).toBe(201);
  const id: number = (await created.json()).doc.id;

  const edit = async (editor: Page, text: string) => {
    const reply = await editor.request.patch(`/api/dictionary-terms/${id}?locale=en`, {
      headers: fromPanel(),
      data: { definition: text, _status: 'published' },
    });
    expect(reply.status(), await reply.text()).toBe(200);
  };
  await edit(page, definition);
  const { rows } = await database.query(
    'select array_agg(distinct tag) as tags from (select unnest(tags) as tag from cache.changes where $1 = any (tags)) as found',
    [`term:${id}`],
  );

  return {
    id,
    path: `/dictionary/${slug}`,
    edit,
    editInDatabase: async (text) => {
      await database.query('begin');
      await database.query(`update dictionary_terms_locales set definition = $1 where _parent_id = $2 and _locale = 'en'`, [text, id]);
      await database.query('select cache.expire($1::text[])', [rows[0].tags]);
      await setTimeout(Math.random() * 20);
      await database.query('commit');
    },
  };
}
