import { DatePicker, useTranslation } from '@payloadcms/ui';
import { useId } from 'react';
import { DATE_FIELD } from './date-fields';

interface MomentFieldProps {
  label: string;
  value: Date | null;
  onChange: (value: Date | null) => void;
  /** Picks a day instead: noon of that day in UTC. */
  isDay?: boolean;
}

const DAY = { pickerAppearance: 'default', displayFormat: 'd MMM yyyy' } as const;

/** Picks a time to come. Browsers' own fields follow the browser's language, not the panel's. */
export function MomentField({ label, value, onChange, isDay = false }: MomentFieldProps) {
  const id = useId();
  const { t, i18n } = useTranslation();
  return (
    <div className="panel-field moment-field">
      <label htmlFor={id}>{label}</label>
      {/* Its own id isn't that of the input. */}
      <DatePicker
        {...DATE_FIELD}
        {...(isDay ? DAY : {})}
        overrides={{ id, locale: i18n.dateFNS, timeCaption: t('general:time') }}
        minDate={new Date()}
        onChange={onChange}
        value={value ?? undefined}
      />
    </div>
  );
}
