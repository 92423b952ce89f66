'use client';

import { Drawer, useModal } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { SearchMeaning } from '@/cms/statistics/dashboard';
import { fold } from '@/domain/fold';
import type { Locale } from '@/domain/locales';
import { DeskButton } from '../desk-button';
import { useApiAction } from '../use-api-action';
import { usePanelTexts } from '../use-panel-texts';

interface AnswerAskedProps {
  locale: Locale;
  query: string;
  meanings: SearchMeaning[];
}

/** What an editor makes of a search that wasn't answered: words for a task or category, a wanted tool, or nothing. */
export function AnswerAsked({ locale, query, meanings }: AnswerAskedProps) {
  const { t } = usePanelTexts();
  const { openModal, closeModal } = useModal();
  const router = useRouter();
  const { send, isBusy } = useApiAction();
  const [filter, setFilter] = useState('');
  const drawer = `asked-${locale}-${query}`;
  const shown = meanings.filter(({ name }) => fold(name).includes(fold(filter.trim())));
  const answer = async (means: { is: SearchMeaning['collection']; id: number } | { is: 'wanted' | 'nothing' }, done: string) => {
    if (!(await send('/api/search-misses/answer', { locale, query, means }, done))) return;
    closeModal(drawer);
    router.refresh();
  };
  return (
    <>
      <DeskButton buttonStyle="secondary" onClick={() => openModal(drawer)} aria-label={t('asked.answerFor', { query })}>
        {t('asked.answer')}
      </DeskButton>
      <Drawer slug={drawer} title={t('asked.title', { query })}>
        <div className="asked">
          <p className="panel-hint">{t('asked.hint')}</p>
          <div className="panel-buttons">
            <DeskButton buttonStyle="secondary" disabled={isBusy} onClick={() => answer({ is: 'wanted' }, t('asked.isWanted'))}>
              {t('asked.wanted')}
            </DeskButton>
            <DeskButton buttonStyle="secondary" disabled={isBusy} onClick={() => answer({ is: 'nothing' }, t('asked.isDropped'))}>
              {t('asked.drop')}
            </DeskButton>
          </div>
          <label className="panel-field">
            {t('asked.filter')}
            <input className="panel-input" type="search" value={filter} onChange={(event) => setFilter(event.target.value)} />
          </label>
          {(['tasks', 'categories'] as const).map((collection) => {
            const own = shown.filter((meaning) => meaning.collection === collection);
            return (
              own.length > 0 && (
                <section key={collection} aria-labelledby={`${drawer}-${collection}`}>
                  <h3 id={`${drawer}-${collection}`}>{t(`asked.${collection}`)}</h3>
                  <ul>
                    {own.map(({ id, name }) => (
                      <li key={id}>
                        <button type="button" disabled={isBusy} onClick={() => answer({ is: collection, id }, t('asked.isAdded', { query, name }))}>
                          {name}
                        </button>
                      </li>
                    ))}
                  </ul>
                </section>
              )
            );
          })}
          {shown.length === 0 && <p className="panel-hint">{t('asked.nothing')}</p>}
        </div>
      </Drawer>
    </>
  );
}

/** Takes a wanted tool off the list. */
export function WantedFound({ locale, query }: Omit<AnswerAskedProps, 'meanings'>) {
  const { t } = usePanelTexts();
  const router = useRouter();
  const { send, isBusy } = useApiAction();
  const settle = async () => {
    await send('/api/search-misses/answer', { locale, query, means: { is: 'found' } }, t('asked.isFound'));
    router.refresh();
  };
  return (
    <DeskButton buttonStyle="secondary" disabled={isBusy} onClick={settle} aria-label={t('asked.foundFor', { query })}>
      {t('asked.found')}
    </DeskButton>
  );
}
