import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { Icon } from '@/ui/icon';
import { LocalText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import type { TermEntry } from '../queries';

const CARD = 'link-card group flex h-full items-center gap-4 p-5';

type Neighbour = Pick<TermEntry, 'slug' | 'name'>;

interface TermNeighboursProps {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  locale: Locale;
}

/** Links to the terms before and after a term in the dictionary. */
export async function TermNeighbours({ previous, next, locale }: TermNeighboursProps) {
  if (!previous && !next) return null;
  const t = await getTranslations('dictionary');
  const label = (text: string, { name }: Neighbour) => (
    <span className="min-w-0">
      <span className="block text-xs text-muted">{text}</span>{' '}
      <span className="font-semibold group-hover:text-primary">
        <LocalText text={name} pageLang={locale} />
      </span>
    </span>
  );
  return (
    <nav aria-label={t('neighbours')} className="mt-16 print:hidden">
      <ul className="grid gap-4 sm:grid-cols-2">
        {previous && (
          <li>
            <PageLink href={localePath(routes.term(previous.slug), locale)} className={CARD}>
              <Icon name="arrow-left" className="size-5 text-primary" />
              {label(t('previous'), previous)}
            </PageLink>
          </li>
        )}
        {next && (
          <li className="sm:col-start-2">
            <PageLink href={localePath(routes.term(next.slug), locale)} className={`${CARD} justify-end text-right`}>
              {label(t('next'), next)}
              <Icon name="arrow-right" className="size-5 text-primary" />
            </PageLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
