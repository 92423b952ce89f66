'use client';

import { usePathname } from 'next/navigation';
import { type MouseEvent, useEffect } from 'react';
import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE_SECONDS, type Locale } from '@/domain/locales';
import { localePath, splitLocale } from '@/domain/routes';

interface LanguageSwitchProps {
  locale: Locale;
  other: Locale;
  /** In the other language. */
  label: string;
}

function storeLocale(locale: Locale) {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_MAX_AGE_SECONDS}; SameSite=Lax${secure}`;
}

/** A link to the same page in the other language; saves the choice in a cookie. */
export function LanguageSwitch({ locale, other, label }: LanguageSwitchProps) {
  const { path } = splitLocale(usePathname());
  const href = localePath(path, other);

  useEffect(() => {
    if (!document.cookie.split('; ').some((cookie) => cookie.startsWith(`${LOCALE_COOKIE}=`))) storeLocale(locale);
  }, [locale]);

  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    storeLocale(other);
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    window.location.assign(href + window.location.search + window.location.hash);
  };

  // `hl` marks the choice for browsers without scripts.
  return (
    <a
      href={`${href}?hl=${other}`}
      hrefLang={other}
      lang={other}
      rel="nofollow"
      title={label}
      onClick={choose}
      className="icon-button text-sm font-semibold uppercase"
    >
      {other}
      <span className="sr-only normal-case">{`: ${label}`}</span>
    </a>
  );
}
