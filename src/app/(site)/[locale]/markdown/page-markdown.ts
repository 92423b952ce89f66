import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { pageAddress } from '@/server/page-address';
import { blocks } from './blocks';
import { categoryMarkdown, courseMarkdown, faqMarkdown, pageMarkdown, productMarkdown, termMarkdown } from './documents';
import { toolMarkdown } from './tool';

const BY_KIND: Record<string, (slug: string, locale: Locale) => Promise<string | null>> = {
  tools: toolMarkdown,
  categories: categoryMarkdown,
  dictionary: termMarkdown,
  courses: courseMarkdown,
  products: productMarkdown,
};

async function content(path: string, locale: Locale): Promise<string | null> {
  if (path === routes.faq) return faqMarkdown(locale);
  const [, kind = '', slug, ...rest] = path.split('/');
  if (slug === undefined) return pageMarkdown(kind, locale);
  return Object.hasOwn(BY_KIND, kind) && rest.length === 0 ? (BY_KIND[kind]?.(slug, locale) ?? null) : null;
}

/** A page as Markdown, with its URL at the end; null if it doesn't exist. `path` has no language prefix. */
export async function pageAsMarkdown(path: string, locale: Locale): Promise<string | null> {
  const text = await content(path, locale);
  return text === null ? null : `${blocks(text, '---', `<${pageAddress(path, locale)}>`)}\n`;
}
