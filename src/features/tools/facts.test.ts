import { createFormatter } from 'use-intl/core';
import { expect, it } from 'vitest';
import { monthText } from './facts';

it.each(['America/New_York', 'UTC', 'Asia/Tokyo'])('names the month of a day wherever the site is: %s', (timeZone) => {
  const format = createFormatter({ locale: 'en', timeZone });
  expect(['2026-06', '2026-06-01T00:00:00.000Z', '2026-06-30T23:00:00.000Z'].map((at) => monthText(format, at))).toEqual(Array(3).fill('June 2026'));
});
