'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { THEME_STORAGE_KEY } from '../theme';

interface ThemeSwitchProps {
  toDarkLabel: string;
  toLightLabel: string;
  darkIcon: ReactNode;
  lightIcon: ReactNode;
}

function storedTheme(): string | null {
  try {
    return localStorage.getItem(THEME_STORAGE_KEY);
  } catch {
    return null;
  }
}

export function ThemeSwitch({ toDarkLabel, toLightLabel, darkIcon, lightIcon }: ThemeSwitchProps) {
  const [isDark, setIsDark] = useState(false);

  useEffect(() => {
    const read = () => setIsDark(document.documentElement.dataset.theme === 'dark');
    const followOtherTab = (event: StorageEvent) => {
      if (event.key !== THEME_STORAGE_KEY) return;
      document.documentElement.dataset.theme = event.newValue === 'dark' ? 'dark' : 'light';
      read();
    };
    // Error pages are rendered in the browser, where the theme script doesn't run.
    if (storedTheme() === 'dark') document.documentElement.dataset.theme = 'dark';
    read();
    window.addEventListener('storage', followOtherTab);
    return () => window.removeEventListener('storage', followOtherTab);
  }, []);

  const toggle = () => {
    const next = isDark ? 'light' : 'dark';
    document.documentElement.dataset.theme = next;
    setIsDark(!isDark);
    try {
      localStorage.setItem(THEME_STORAGE_KEY, next);
    } catch {
      // Storage is blocked; the switch still works on this page.
    }
  };

  const label = isDark ? toLightLabel : toDarkLabel;
  return (
    <button
      type="button"
      data-needs-script=""
      onClick={toggle}
      aria-label={label}
      title={label}
      className="inline-flex size-11 items-center justify-center rounded-control hover:bg-sunken"
    >
      {isDark ? lightIcon : darkIcon}
    </button>
  );
}
