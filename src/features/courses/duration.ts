import type { useTranslations } from 'next-intl';

const MINUTES = 60;

/** How long a course takes, in words. @param hours may be a part of one */
export const durationText = (t: ReturnType<typeof useTranslations<'courses'>>, hours: number): string =>
  hours < 1 ? t('minutes', { minutes: Math.round(hours * MINUTES) }) : t('hours', { hours });
