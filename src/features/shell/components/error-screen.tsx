'use client';

import { localePath, routes } from '@/domain/routes';
import { buttonStyles } from '@/ui/button-styles';
import { ERROR_TEXTS } from '../error-texts';

interface ErrorScreenProps {
  locale: keyof typeof ERROR_TEXTS;
  onRetry: () => void;
}

export function ErrorScreen({ locale, onRetry }: ErrorScreenProps) {
  const texts = ERROR_TEXTS[locale];
  return (
    <section className="py-12 md:py-20">
      <p className="text-4xl font-bold text-primary" aria-hidden="true">
        500
      </p>
      <h1 className="mt-3 text-3xl font-bold">{texts.heading}</h1>
      <p className="mt-4 text-lg text-muted">{texts.text}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <button type="button" onClick={onRetry} className={buttonStyles('primary')}>
          {texts.retry}
        </button>
        <a href={localePath(routes.home, locale)} className={buttonStyles('secondary')}>
          {texts.home}
        </a>
        <a href={localePath(routes.tools, locale)} className={buttonStyles('secondary')}>
          {texts.browse}
        </a>
      </p>
    </section>
  );
}
