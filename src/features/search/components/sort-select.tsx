import { getTranslations } from 'next-intl/server';
import { TOOL_SORTS, type ToolSort } from '@/domain/tool/filters';
import { buttonStyles } from '@/ui/button-styles';
import { FILTER_FORM_ID } from './filter-panel';

interface SortSelectProps {
  /** Null for the plain list, which is alphabetical. */
  sort: ToolSort | null;
  hasText?: boolean;
}

export async function SortSelect({ sort, hasText = false }: SortSelectProps) {
  const t = await getTranslations('filters');
  const offered = TOOL_SORTS.filter((value) => (value !== 'relevance' || hasText) && (value !== 'name' || sort !== null));
  return (
    <div className="ml-auto flex items-center gap-2">
      <label className="flex items-center gap-2 text-sm text-muted">
        <span className="max-sm:sr-only">{t('sort')}</span>
        <select
          name="sort"
          form={FILTER_FORM_ID}
          defaultValue={sort ?? ''}
          className="min-h-11 rounded-control border border-line-strong bg-surface px-3 text-sm font-semibold text-text"
        >
          {sort === null && <option value="">{t('sorts.name')}</option>}
          {offered.map((value) => (
            <option key={value} value={value}>
              {t(`sorts.${value}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" form={FILTER_FORM_ID} className={`${buttonStyles('secondary')} scripting:hidden`}>
        {t('apply')}
      </button>
    </div>
  );
}
