import { Icon } from '@/ui/icon';
import { FILTER_SHEET_ID } from './filter-panel';

interface FilterSheetButtonProps {
  label: string;
  count?: number;
}

/** Opens the filters where there is no column. */
export function FilterSheetButton({ label, count = 0 }: FilterSheetButtonProps) {
  return (
    <button
      type="button"
      popoverTarget={FILTER_SHEET_ID}
      className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-surface px-4 text-sm font-semibold hover:border-primary hover:text-primary lg:hidden"
    >
      <Icon name="sliders-horizontal" className="size-4" />
      {label}
      {count > 0 && <span className="rounded-full bg-primary px-2 text-xs text-on-primary">{count}</span>}
    </button>
  );
}
