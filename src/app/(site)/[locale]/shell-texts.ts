import type { Locale } from '@/domain/locales';
import en from '@/i18n/messages/en.json';
import nl from '@/i18n/messages/nl.json';

/** Bundled with the shell's code, which is cached: otherwise they stand in every document. Each name is written out, so that the bundle has these texts only. */
export const SHELL_TEXTS = {
  en: {
    skipToContent: en.general.skipToContent,
    footer: en.shell.footer,
    install: en.pwa.install,
    dropTool: en.forms.tool.title,
    missingTool: en.forms.tool.emptySearch,
    header: {
      mainNavigation: en.shell.mainNavigation,
      switchTo: en.shell.switchTo,
      themeToDark: en.shell.themeToDark,
      themeToLight: en.shell.themeToLight,
      openMenu: en.shell.openMenu,
      closeMenu: en.shell.closeMenu,
      menu: en.shell.menu,
    },
    account: {
      signIn: en.account.menu.signIn,
      enterCode: en.account.menu.enterCode,
      open: en.account.menu.open,
      favorites: en.account.menu.favorites,
    },
    search: {
      open: en.search.dialog.open,
      title: en.search.dialog.title,
      placeholder: en.search.dialog.placeholder,
      shortcut: en.search.dialog.shortcut,
      close: en.search.dialog.close,
      failed: en.search.dialog.failed,
    },
  },
  nl: {
    skipToContent: nl.general.skipToContent,
    footer: nl.shell.footer,
    install: nl.pwa.install,
    dropTool: nl.forms.tool.title,
    missingTool: nl.forms.tool.emptySearch,
    header: {
      mainNavigation: nl.shell.mainNavigation,
      switchTo: nl.shell.switchTo,
      themeToDark: nl.shell.themeToDark,
      themeToLight: nl.shell.themeToLight,
      openMenu: nl.shell.openMenu,
      closeMenu: nl.shell.closeMenu,
      menu: nl.shell.menu,
    },
    account: {
      signIn: nl.account.menu.signIn,
      enterCode: nl.account.menu.enterCode,
      open: nl.account.menu.open,
      favorites: nl.account.menu.favorites,
    },
    search: {
      open: nl.search.dialog.open,
      title: nl.search.dialog.title,
      placeholder: nl.search.dialog.placeholder,
      shortcut: nl.search.dialog.shortcut,
      close: nl.search.dialog.close,
      failed: nl.search.dialog.failed,
    },
  },
} satisfies Record<Locale, object>;
