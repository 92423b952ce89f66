import type { SelectField } from 'payload';

export const priceModelField: SelectField = {
  name: 'priceModel',
  type: 'select',
  label: { en: 'Price model', nl: 'Prijsmodel' },
  required: true,
  index: true,
  defaultValue: 'freemium',
  options: [
    { value: 'free', label: { en: 'Free', nl: 'Gratis' } },
    { value: 'freemium', label: { en: 'Free with paid plans', nl: 'Gratis met betaalde abonnementen' } },
    { value: 'paid', label: { en: 'Paid', nl: 'Betaald' } },
    { value: 'contact', label: { en: 'On request', nl: 'Op aanvraag' } },
  ],
};
