'use client';

import { SelectInput, useField, useFormFields } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import { buyerFactValueLabel, buyerFactValues, isBuyerFact } from '@/domain/tool/buyer-facts';

/** Offers the values that the fact of this row may have. */
export function BuyerFactValues({ field, path, readOnly }: JSONFieldClientProps) {
  const { value, setValue, showError } = useField<string[]>({ path });
  const fact = useFormFields(([fields]) => fields[path.replace(/[^.]+$/, 'fact')]?.value);
  const options = isBuyerFact(fact) ? buyerFactValues(fact).map((one) => ({ value: one, label: buyerFactValueLabel(fact, one) ?? one })) : [];
  return (
    <SelectInput
      hasMany
      name={field.name}
      path={path}
      options={options}
      value={value ?? []}
      onChange={(chosen) => setValue([chosen ?? []].flat().map((option) => option.value))}
      {...(field.label ? { label: field.label } : {})}
      {...(field.required ? { required: true } : {})}
      {...(readOnly ? { readOnly } : {})}
      showError={showError}
    />
  );
}
