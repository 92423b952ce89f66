import type { TransferCollection } from '@/domain/transfers';
import { SelectField } from '../select-field';
import { usePanelTexts } from '../use-panel-texts';

interface EntityFieldProps {
  entities: TransferCollection[];
  value: TransferCollection;
  onChange: (entity: TransferCollection) => void;
}

export function EntityField({ entities, value, onChange }: EntityFieldProps) {
  const { t } = usePanelTexts();
  return (
    <SelectField
      label={t('transfers.what')}
      value={value}
      options={entities.map((code) => [code, t(`transfers.entities.${code}`)])}
      onChange={onChange}
    />
  );
}
