import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { NearestEntries } from '@/features/search/components/nearest-entries';
import { SearchBox } from '@/features/search/components/search-box';
import { MissingPath } from '@/features/shell/components/missing-path';
import { buttonStyles } from '@/ui/button-styles';
import { Chip } from '@/ui/chip';
import { MISSING_TEXTS } from './missing-texts';

const PLACES = ['tasks', 'categories', 'dictionary', 'courses', 'faq', 'contact'] as const;

/** What is missing, and where to go on. */
export default function MissingContent({ locale }: { locale: Locale }) {
  const texts = MISSING_TEXTS[locale];
  return (
    <section className="py-12 md:py-20">
      <p className="text-4xl font-bold text-primary" aria-hidden="true">
        404
      </p>
      <MissingPath texts={texts} nearest={(kind, slug) => <NearestEntries kind={kind} slug={slug} locale={locale} title={texts.nearest} />} />
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
        <a href={localePath(routes.random, locale)} rel="nofollow" className={buttonStyles('secondary')}>
          {texts.random}
        </a>
      </p>
      <h2 className="mt-10 text-sm font-semibold">{texts.elsewhere}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {PLACES.map((place) => (
          <li key={place}>
            <Chip href={localePath(routes[place], locale)}>{texts.places[place]}</Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
