import type { Messages } from 'next-intl';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { SearchBox } from '@/features/search/components/search-box';
import { MissingPath } from '@/features/shell/components/missing-path';
import { buttonStyles } from '@/ui/button-styles';
import { Chip } from '@/ui/chip';

export interface MissingContentProps {
  locale: Locale;
  texts: Record<'heading' | 'tryAgain' | 'home' | 'browse' | 'random' | 'elsewhere', string> & {
    /** With `{path}`. */
    path: string;
    /** With `{type}` and `{slug}`. */
    entry: string;
    types: Messages['errors']['types'];
    search: Pick<Messages['search'], 'label' | 'button'>;
  };
  places: [href: string, name: string][];
}

/** What is missing, and where to go on. */
export default function MissingContent({ locale, texts, places }: MissingContentProps) {
  const { tool, category, term, course, product } = texts.types;
  return (
    <section className="py-12 md:py-20">
      <p className="text-4xl font-bold text-primary" aria-hidden="true">
        404
      </p>
      <h1 className="mt-3 text-3xl font-bold">{texts.heading}</h1>
      <MissingPath
        pathMessage={texts.path}
        misdroppedMessage={texts.entry}
        tryAgain={texts.tryAgain}
        types={{ tools: tool, categories: category, dictionary: term, courses: course, products: product }}
      />
      <div className="mt-8 max-w-2xl">
        <SearchBox locale={locale} texts={texts.search} />
      </div>
      <p className="mt-4 flex flex-wrap gap-3">
        <a href={localePath(routes.home, locale)} className={buttonStyles('secondary')}>
          {texts.home}
        </a>
        <a href={localePath(routes.tools, locale)} className={buttonStyles('secondary')}>
          {texts.browse}
        </a>
        <a href={`${routes.random}?locale=${locale}`} rel="nofollow" className={buttonStyles('secondary')}>
          {texts.random}
        </a>
      </p>
      <h2 className="mt-10 text-sm font-semibold">{texts.elsewhere}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {places.map(([href, name]) => (
          <li key={href}>
            <Chip href={href}>{name}</Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
