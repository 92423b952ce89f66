'use client';

import { toast, useListDrawerContext, usePreferences } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { DeskButton } from '../desk-button';
import { PanelLink } from '../link-list';
import { listPath } from '../paths';
import { usePanelTexts } from '../use-panel-texts';
import { isSameList, type ListView, readOwnViews, VIEW_NAME_MAX, viewQuery, viewsKey } from './views';

interface ViewLinksProps {
  collection: string;
  builtIn: ListView[];
  stored: ListView[];
}

/** Views of a list; an editor's own are stored in Payload's preferences. */
export function ViewLinks({ collection, builtIn, stored }: ViewLinksProps) {
  const { t } = usePanelTexts();
  const { setPreference } = usePreferences();
  const { isInDrawer } = useListDrawerContext();
  const [own, setOwn] = useState(stored);
  const [isNaming, setIsNaming] = useState(false);
  const [name, setName] = useState('');
  const query = viewQuery(new URLSearchParams(useSearchParams().toString()));
  const isNew = ![...builtIn, ...own].some((view) => isSameList(view.query, query));
  const mine = own.find((view) => isSameList(view.query, query));

  const store = async (views: ListView[], done: string) => {
    if (readOwnViews(views).length !== views.length) return void toast.error(t('lists.views.tooMany'));
    setOwn(views);
    await setPreference(viewsKey(collection), views);
    toast.success(done);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const title = name.trim();
    if (!title) return;
    await store([...own.filter((view) => view.name !== title), { name: title, query }], t('lists.views.saved', { name: title }));
    setIsNaming(false);
    setName('');
  };

  // A drawer has no address.
  if (isInDrawer) return null;
  return (
    <nav className="panel-view list-views" aria-label={t('lists.views.title')}>
      <ul className="panel-plain panel-buttons">
        {[...builtIn, ...own].map((view) => (
          <li key={`${view.name} ${view.query}`} className="panel-chips">
            <PanelLink
              href={`${listPath(collection)}${view.query ? `?${view.query}` : ''}`}
              {...(isSameList(view.query, query) ? { 'aria-current': 'page' as const } : {})}
            >
              {view.name}
            </PanelLink>
          </li>
        ))}
      </ul>
      {isNew && !isNaming && (
        <DeskButton buttonStyle="secondary" onClick={() => setIsNaming(true)}>
          {t('lists.views.save')}
        </DeskButton>
      )}
      {isNew && isNaming && (
        <form className="panel-buttons" onSubmit={save}>
          <input
            // biome-ignore lint/a11y/noAutofocus: the field replaces the button that was pressed
            autoFocus
            required
            value={name}
            maxLength={VIEW_NAME_MAX}
            aria-label={t('lists.views.name')}
            placeholder={t('lists.views.name')}
            onChange={({ target }) => setName(target.value)}
          />
          <DeskButton type="submit">{t('lists.views.saveNow')}</DeskButton>
          <DeskButton buttonStyle="secondary" onClick={() => setIsNaming(false)}>
            {t('common.cancel')}
          </DeskButton>
        </form>
      )}
      {mine && (
        <DeskButton
          buttonStyle="secondary"
          onClick={() =>
            store(
              own.filter((view) => view !== mine),
              t('lists.views.removed', { name: mine.name }),
            )
          }
        >
          {t('lists.views.remove')}
        </DeskButton>
      )}
    </nav>
  );
}
