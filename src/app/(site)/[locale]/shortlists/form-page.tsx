import { randomUUID } from 'node:crypto';
import { getMessages, getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { chosenVisibility, type ShortlistVisibility, SUGGESTED_TOOLS } from '@/domain/shortlists';
import { SCORE_CRITERIA } from '@/domain/tool/score';
import { scoreLabel } from '@/domain/tool/score-texts';
import { FoundNames } from '@/features/search/components/found-names';
import { ShortlistForm } from '@/features/shortlists/components/shortlist-form';
import type { OpenShortlist } from '@/features/shortlists/queries';
import { formTexts } from '@/i18n/form-texts';
import { listCards } from '../tools/cards';

export interface FilledForm extends Pick<OpenShortlist, 'name' | 'entries' | 'team' | 'weights'> {
  list: string;
  revision: number;
  visibility: ShortlistVisibility;
  locale: Locale;
}

/** The form of a shortlist with the names of its tools. */
export async function FilledShortlistForm({ list, revision, visibility, entries, locale, ...values }: FilledForm) {
  const [t, { costs }, texts, cards] = await Promise.all([
    getTranslations('shortlists'),
    getMessages(),
    formTexts('shortlist', locale),
    listCards({ ids: entries.map(({ tool }) => tool), locale }),
  ]);
  return (
    <ShortlistForm
      key={revision}
      {...values}
      {...texts}
      locale={locale}
      list={list}
      revision={revision}
      draft={randomUUID()}
      visibility={chosenVisibility(visibility)}
      items={entries.map(({ tool, note }) => ({ tool, note, name: cards.find(({ id }) => id === tool)?.name ?? t('unlistedTool') }))}
      criteria={SCORE_CRITERIA.map((criterion) => ({ criterion, label: scoreLabel(criterion)[locale] }))}
      billings={costs.billings}
      vats={costs.vats}
      found={<FoundNames {...SUGGESTED_TOOLS} locale={locale} />}
    />
  );
}
