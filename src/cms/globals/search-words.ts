import { cacheTags } from '@/domain/cache-tags';
import { SEARCH_MEANINGS, SEARCH_WORDS_LIMITS } from '@/domain/search-facets';
import { editors } from '../access/rules';
import { meaningLabel } from '../fields/search-meanings';
import { searchWordsField } from '../fields/search-words';
import { listSearchWords } from '../search/hooks';
import { settingsGlobal } from './settings';

const base = settingsGlobal({
  slug: 'search-words',
  label: { en: 'Search words', nl: 'Zoekwoorden' },
  writers: editors,
  tag: cacheTags.searchWords,
  fields: [
    {
      name: 'meanings',
      type: 'array',
      label: { en: 'What words mean', nl: 'Wat woorden betekenen' },
      labels: { singular: { en: 'Meaning', nl: 'Betekenis' }, plural: { en: 'Meanings', nl: 'Betekenissen' } },
      maxRows: SEARCH_WORDS_LIMITS.rows,
      admin: {
        initCollapsed: true,
        description: {
          en: 'How the search reads questions. Words for tasks stand at the tasks.',
          nl: 'Zo leest de zoekfunctie vragen. Woorden voor taken staan bij de taken.',
        },
        components: { RowLabel: '@/panel/search/search-meaning-label#SearchMeaningLabel' },
      },
      fields: [
        {
          name: 'meaning',
          type: 'select',
          required: true,
          label: { en: 'Meaning', nl: 'Betekenis' },
          options: SEARCH_MEANINGS.map((value) => ({ value, label: meaningLabel(value) })),
        },
        searchWordsField(),
      ],
    },
  ],
});

export const SearchWords: typeof base = {
  ...base,
  hooks: { ...base.hooks, afterChange: [listSearchWords, ...(base.hooks?.afterChange ?? [])] },
};
