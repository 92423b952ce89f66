'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { formMessage } from '@/domain/form-messages';
import { type Locale, localeOf } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { readShortlistForm, type ShortlistData, shortlistSchema } from '@/domain/schemas/shortlist';
import { afterStep, BOOKMARKS_LIST } from '@/domain/shortlists';
import type { FormResult } from '@/forms/form-result';
import { formReceiver, refuseAttempt } from '@/forms/receive-form';
import { asContributor } from '@/server/door/contributions';
import { asVisitor } from '@/server/door/reads';
import { nearestNames } from '@/server/search/nearest-names';
import { runForVisitor } from '@/server/search/pool';
import { dropKey, keepKey } from './own-keys';
import { viewerOf } from './queries';

/** The listed tool that a typed name is most like. */
async function toolNamed(name: string, locale: Locale): Promise<number | null> {
  const [nearest] = await nearestNames(runForVisitor, { kind: 'tool', slug: name, locale, limit: 1 });
  return (nearest && (await asVisitor.findOne('tools', { slug: nearest.slug }, { select: {} }))?.id) ?? null;
}

/** The entries that a button of the form leaves, with the tool to add; 'add' if no tool has that name. */
async function entriesAfter({ items, step, add, locale }: ShortlistData): Promise<ShortlistData['items'] | 'add'> {
  const entries = afterStep(items, step);
  if (!add) return entries;
  const tool = await toolNamed(add, locale);
  if (tool === null) return 'add';
  return entries.some((entry) => entry.tool === tool) ? entries : [...entries, { tool, note: '' }];
}

const receive = formReceiver({
  name: 'shortlist',
  schema: shortlistSchema,
  read: readShortlistForm,
  identity: () => null,
  async submit(input, contributor, { user, t }): Promise<FormResult> {
    const items = await entriesAfter(input);
    if (items === 'add') return { status: 'invalid', message: t('invalid'), fields: { add: t('shortlist.noTool', { name: input.add }) } };
    // A new list that is sent again is the same list; the answer with its key may have been lost.
    const saver = input.list ? contributor : await asContributor();
    const saved = await saver.saveShortlist({ ...input, items }, await viewerOf(input.list, user));
    if (saved?.refused === 'tooMany')
      return {
        status: 'invalid',
        message: t('shortlist.tooMany', { count: saved.limit }),
        fields: { items: formMessage('tooMany', input.locale) },
      };
    if (saved?.refused) return { status: 'invalid', message: t(`shortlist.${saved.refused}`) };
    if (saved?.key) await keepKey(saved.address, saved.key);
    const isUnfinished = Boolean(input.add || input.step);
    const next = isUnfinished ? routes.editShortlist : routes.shortlist;
    const path = !saved && input.list === BOOKMARKS_LIST ? routes.bookmarksList : next(saved?.address ?? input.list);
    return { status: 'done', path: localePath(path, input.locale) };
  },
});

export async function sendShortlist(_previous: FormResult, data: FormData): Promise<FormResult> {
  return receive(data);
}

/** The same without scripts: goes on to the list. */
export async function saveShortlist(_previous: FormResult, data: FormData): Promise<FormResult> {
  const result = await receive(data);
  if (result.status === 'done') redirect(result.path ?? routes.shortlists);
  return result;
}

/** Acts on a list of this account or browser. Its key is dropped if `act` says that it opens nothing any more. */
async function withList(data: FormData, act: (list: string) => Promise<boolean>): Promise<{ list: string; locale: Locale }> {
  const locale = localeOf(data.get('locale'));
  const list = String(data.get('list'));
  if (!(await refuseAttempt(await getTranslations({ locale, namespace: 'forms' }))) && (await act(list))) await dropKey(list);
  return { list, locale };
}

/** Deletes a list of this account or browser; the page of one's lists follows. */
export async function deleteShortlist(data: FormData): Promise<void> {
  const { locale } = await withList(data, async (list) => {
    await (await asContributor()).deleteShortlist(list, await viewerOf(list));
    // The key of a list that was gone already is useless too.
    return true;
  });
  redirect(localePath(routes.shortlists, locale));
}

/** Moves a list of this browser to the account that is signed in. */
export async function adoptShortlist(data: FormData): Promise<void> {
  const { list, locale } = await withList(data, async (address) => (await asContributor()).adoptShortlist(address, await viewerOf(address)));
  redirect(localePath(routes.shortlist(list), locale));
}
