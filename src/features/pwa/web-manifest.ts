import type { MetadataRoute } from 'next';
import { BRAND } from '@/domain/brand-colors';
import { type Locale, localeInfo } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';

interface ManifestInput {
  locale: Locale;
  productName: string;
  texts: Record<'description' | 'search' | 'categories' | 'dictionary' | 'dropTool' | 'narrow' | 'wide', string>;
}

/** Labels under icons are cut at about this length. */
const SHORT_NAME_LENGTH = 12;

const icon = (file: string, sizes: string, purpose: 'any' | 'maskable' | 'monochrome') => ({
  src: `/icons/${file}`,
  sizes,
  type: 'image/png',
  purpose,
});

const ICONS = [
  icon('icon-192.png', '192x192', 'any'),
  icon('icon-512.png', '512x512', 'any'),
  icon('maskable-192.png', '192x192', 'maskable'),
  icon('maskable-512.png', '512x512', 'maskable'),
  icon('monochrome-512.png', '512x512', 'monochrome'),
] as unknown as MetadataRoute.Manifest['icons'];

/** Drops leading words: "AI Tool Compass" becomes "Tool Compass", then "Compass". */
export function shortName(name: string): string {
  const words = name.split(' ');
  while (words.length > 1 && words.join(' ').length > SHORT_NAME_LENGTH) words.shift();
  return words.join(' ');
}

export function webManifest({ locale, productName, texts }: ManifestInput): MetadataRoute.Manifest {
  const home = localePath(routes.home, locale);
  const shortcut = (name: string, path: string, file: string) => ({
    name,
    url: localePath(path, locale),
    icons: [{ src: `/icons/${file}`, sizes: '96x96', type: 'image/png' }],
  });
  const screenshot = (form: 'narrow' | 'wide', sizes: string) => ({
    src: `/icons/screenshot-${form}-${locale}.webp`,
    sizes,
    type: 'image/webp',
    form_factor: form,
    label: texts[form],
  });
  return {
    id: home,
    name: productName,
    short_name: shortName(productName),
    description: texts.description,
    lang: locale,
    dir: localeInfo(locale).dir,
    start_url: `${home}?source=pwa`,
    scope: '/',
    display: 'standalone',
    theme_color: BRAND.primary,
    background_color: BRAND.page,
    categories: ['education', 'productivity', 'utilities'],
    icons: ICONS,
    shortcuts: [
      shortcut(texts.search, routes.tools, 'shortcut-search.png'),
      shortcut(texts.categories, routes.categories, 'shortcut-categories.png'),
      shortcut(texts.dictionary, routes.dictionary, 'shortcut-dictionary.png'),
      shortcut(texts.dropTool, routes.dropTool, 'shortcut-drop.png'),
    ],
    screenshots: [screenshot('narrow', '540x960'), screenshot('wide', '1280x720')],
  };
}
