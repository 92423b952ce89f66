import type { ReactNode } from 'react';
import type { TransferCollection } from '@/domain/transfers';
import { SelectField } from '../select-field';
import { usePanelTexts } from '../use-panel-texts';

interface TransferFormProps {
  direction: 'import' | 'export';
  entities: TransferCollection[];
  entity: TransferCollection;
  onEntity: (entity: TransferCollection) => void;
  onSend: () => void;
  children: ReactNode;
}

/** The form of an import or export, for one collection. */
export function TransferForm({ direction, entities, entity, onEntity, onSend, children }: TransferFormProps) {
  const { t } = usePanelTexts();
  const id = `transfers-${direction}`;
  return (
    <form
      aria-labelledby={id}
      className="panel-card transfers__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <h2 id={id}>{t(`transfers.direction.${direction}`)}</h2>
      <p className="panel-hint">{t(`transfers.${direction}Intro`)}</p>
      <SelectField
        label={t('transfers.what')}
        value={entity}
        options={entities.map((code) => [code, t(`transfers.entities.${code}`)])}
        onChange={onEntity}
      />
      {children}
    </form>
  );
}
