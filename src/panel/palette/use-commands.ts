import { getTranslation } from '@payloadcms/translations';
import { useAuth, useConfig, useEntityVisibility, useLocale, useTheme, useTranslation } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { LOCALE_CODES, languageName, localeOf } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { panelViews } from '../panel-views';
import { listPath } from '../paths';
import { usePanelTexts } from '../use-panel-texts';
import type { Entry } from './entries';

/** Views of the panel that this person may open: our own, lists, settings, and a new document of each kind. */
export function useViews(): Entry[] {
  const { t } = usePanelTexts();
  const { i18n } = useTranslation();
  const { config } = useConfig();
  const { permissions } = useAuth();
  const { isEntityVisible } = useEntityVisibility();
  const own = Object.entries({ '': t('dashboard.title'), ...panelViews(t) });
  const collections = config.collections.filter(
    ({ slug }) => isEntityVisible({ collectionSlug: slug }) && Boolean(permissions?.collections?.[slug]?.read),
  );
  const globals = config.globals.filter(({ slug }) => isEntityVisible({ globalSlug: slug }) && Boolean(permissions?.globals?.[slug]?.read));
  return [
    ...own.map(([view, title]) => ({ id: `view-${view || 'dashboard'}`, title, href: view ? `${routes.admin}/${view}` : routes.admin })),
    ...collections.map(({ slug, labels }) => ({
      id: `list-${slug}`,
      title: getTranslation(labels.plural, i18n),
      detail: t('palette.list'),
      href: listPath(slug),
    })),
    ...globals.map(({ slug, label }) => ({ id: `global-${slug}`, title: getTranslation(label, i18n), href: `${routes.admin}/globals/${slug}` })),
    ...collections
      .filter(({ slug }) => permissions?.collections?.[slug]?.create)
      .map(({ slug, labels }) => ({
        id: `create-${slug}`,
        title: t('palette.create', { kind: getTranslation(labels.singular, i18n) }),
        href: `${listPath(slug)}/create`,
      })),
  ];
}

/** What can be done anywhere: another content language, panel language or theme. */
export function useActions(): Entry[] {
  const { t, language } = usePanelTexts();
  const { languageOptions, switchLanguage } = useTranslation();
  const { theme, setTheme } = useTheme();
  const { code } = useLocale();
  const path = usePathname();
  const otherTheme = theme === 'dark' ? 'light' : 'dark';
  return [
    ...LOCALE_CODES.filter((locale) => locale !== code).map((locale) => ({
      id: `content-${locale}`,
      title: t('palette.content', { language: languageName(locale, language) }),
      href: `${path}?locale=${locale}`,
    })),
    ...languageOptions
      .filter(({ value }) => value !== language)
      .map(({ value }) => ({
        id: `panel-${value}`,
        title: t('palette.panel', { language: languageName(localeOf(value), language) }),
        run: () => void switchLanguage?.(value),
      })),
    { id: 'theme', title: t(`palette.${otherTheme}`), run: () => setTheme(otherTheme) },
  ];
}
