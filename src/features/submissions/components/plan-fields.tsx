'use client';

import { useState } from 'react';
import { CURRENCIES, PLAN_KINDS, PLAN_UNITS, TOOL_LIMITS } from '@/domain/tool/vocabulary';
import { buttonStyles } from '@/ui/button-styles';
import { SelectField, TextField } from '@/ui/form/field';
import type { ToolFormTexts } from '../tool-form-texts';

interface PlanFieldsProps {
  currency: (typeof CURRENCIES)[number];
  texts: ToolFormTexts;
  errorOf: (field: string) => string | undefined;
  /** All values of a repeated field. */
  typedAll: (field: string) => string[];
}

const PLANS_MAX = 12;

/** One row without scripts. The schema drops empty rows. */
export function PlanFields({ currency: usual, texts, errorOf, typedAll }: PlanFieldsProps) {
  const [rows, setRows] = useState(() => Math.max(1, typedAll('planName').length));
  const value = (column: string, row: number) => typedAll(column)[row];
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 text-sm font-semibold">{texts.plans}</legend>
      {Array.from({ length: rows }, (_, row) => {
        const number = String(row + 1);
        const field = (column: string, part: string) => ({
          id: `tool-plan-${row}-${part}`,
          name: column,
          error: errorOf(`plans.${row}.${part}`),
          defaultValue: value(column, row),
        });
        return (
          <fieldset key={number} className="grid gap-3 rounded-card border border-line p-4 sm:grid-cols-2">
            <legend className="px-1 text-xs text-muted">{texts.plan.replace('{number}', number)}</legend>
            <TextField {...field('planName', 'name')} label={texts.planName} maxLength={TOOL_LIMITS.planName} />
            <SelectField {...field('planKind', 'kind')} label={texts.planKind}>
              {PLAN_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {texts.kinds[kind]}
                </option>
              ))}
            </SelectField>
            <TextField {...field('planPrice', 'price')} label={texts.planPrice} inputMode="decimal" maxLength={12} />
            <div className="grid grid-cols-2 gap-3">
              <SelectField {...field('planCurrency', 'currency')} label={texts.planCurrency} defaultValue={value('planCurrency', row) ?? usual}>
                {CURRENCIES.map((currency) => (
                  <option key={currency}>{currency}</option>
                ))}
              </SelectField>
              <SelectField {...field('planUnit', 'unit')} label={texts.planUnit} defaultValue={value('planUnit', row) ?? 'month'}>
                {PLAN_UNITS.map((unit) => (
                  <option key={unit} value={unit}>
                    {texts.units[unit]}
                  </option>
                ))}
              </SelectField>
            </div>
          </fieldset>
        );
      })}
      <p className="flex flex-wrap gap-3" data-needs-script="">
        <button type="button" disabled={rows >= PLANS_MAX} onClick={() => setRows(rows + 1)} className={buttonStyles('secondary')}>
          {texts.planAdd}
        </button>
        {rows > 1 && (
          <button type="button" onClick={() => setRows(rows - 1)} className={buttonStyles('quiet')}>
            {texts.planRemove.replace('{number}', String(rows))}
          </button>
        )}
      </p>
    </fieldset>
  );
}
