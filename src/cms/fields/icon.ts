import type { SelectField } from 'payload';
import { ICONS } from '@/domain/icons';

export const iconField: SelectField = {
  name: 'icon',
  type: 'select',
  label: { en: 'Icon', nl: 'Pictogram' },
  options: ICONS.map((value) => ({ value, label: value.replaceAll('-', ' ') })),
};
