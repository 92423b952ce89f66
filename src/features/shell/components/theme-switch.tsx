'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/ui/icon';
import { THEME_STORAGE_KEY } from '../theme';

interface ThemeSwitchProps {
  toDarkLabel: string;
  toLightLabel: string;
}

function storedTheme(): string | null {
  try {
    return localStorage.getItem(THEME_STORAGE_KEY);
  } catch {
    return null;
  }
}

export function ThemeSwitch({ toDarkLabel, toLightLabel }: ThemeSwitchProps) {
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
    <button type="button" data-needs-script="" onClick={toggle} aria-label={label} title={label} className="icon-button">
      <Icon name={isDark ? 'sun' : 'moon'} />
    </button>
  );
}
