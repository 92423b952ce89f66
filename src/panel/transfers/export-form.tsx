import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import { TRANSFER_FORMATS, type TransferCollection, type TransferFormat } from '@/domain/transfers';
import { DeskButton } from '../desk-button';
import { SelectField } from '../select-field';
import { usePanelTexts } from '../use-panel-texts';
import { EntityField } from './entity-field';

interface ExportFormProps {
  entities: TransferCollection[];
  post: (path: string, body: object) => Promise<boolean>;
}

/** Starts an export of a whole collection. */
export function ExportForm({ entities, post }: ExportFormProps) {
  const { t } = usePanelTexts();
  const [entity, setEntity] = useState<TransferCollection>('tools');
  const [format, setFormat] = useState<TransferFormat>('csv');
  const [isBusy, setIsBusy] = useState(false);

  const send = async () => {
    setIsBusy(true);
    if (await post('export', { entity, format })) toast.success(t('transfers.exportStarted'));
    setIsBusy(false);
  };

  return (
    <form
      aria-labelledby="transfers-export"
      className="panel-card transfers__form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2 id="transfers-export">{t('transfers.direction.export')}</h2>
      <p className="panel-hint">{t('transfers.exportIntro')}</p>
      <EntityField entities={entities} value={entity} onChange={setEntity} />
      <SelectField
        label={t('transfers.format')}
        value={format}
        options={TRANSFER_FORMATS.map((code) => [code, t(`transfers.formats.${code}`)])}
        onChange={setFormat}
      />
      <DeskButton disabled={isBusy} type="submit">
        {t('transfers.export')}
      </DeskButton>
    </form>
  );
}
