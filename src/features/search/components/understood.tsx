import { getFormatter, getTranslations } from 'next-intl/server';
import type { Audience } from '@/domain/audiences';
import { isAudience } from '@/domain/audiences';
import type { Locale } from '@/domain/locales';
import { isCountry, isMaker } from '@/domain/question/facet-keys';
import type { Part } from '@/domain/question/understand';
import { localePath, routes } from '@/domain/routes';
import { filteredToolsPath, type ToolFilters } from '@/domain/tool/filters';
import { isNeed } from '@/domain/tool/needs';
import { countryName, PLATFORMS, TOOL_LANGUAGES, toolLanguageName } from '@/domain/tool/vocabulary';
import type { Text } from '@/server/localized';
import type { Question } from '@/server/search/read-question';
import { Icon } from '@/ui/icon';
import { LocalText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import { RemovableChip } from './removable-chip';

interface UnderstoodProps {
  question: Question;
  /** Words that no tool knows. */
  unused: string[];
  filters: ToolFilters;
  locale: Locale;
  categories: { id: number; name: Text }[];
  tasks: { id: number; slug: string; name: Text }[];
  /** The tools that are named, in any order. */
  tools: { id: number; slug: string; name: string }[];
  /** Nothing fits, so what it seemed to be about is left out. */
  isNothing: boolean;
  audienceNames: Record<Audience, string>;
}

/** Tasks that explain the question nearly as well as the best one. */
const TASKS_SHOWN = 2;
const NEARLY = 0.85;
/** Facets whose names say themselves that a question excludes them. */
const isOrigin = (key: string) => isCountry(key) || isMaker(key);
const FURTHER = 'inline-flex min-h-6 items-center gap-1.5 font-semibold text-link';

/** What was understood of a question: each part links to the results without its words. */
export async function Understood({ question, unused, isNothing, filters, locale, categories, tasks, tools, audienceNames }: UnderstoodProps) {
  const [t, format] = await Promise.all([getTranslations(), getFormatter()]);
  const { parts, typed, makers, corrected } = question;
  const best = Math.max(...parts.map((part) => (part.kind === 'task' ? part.weight : 0)));
  const shownTasks = isNothing
    ? []
    : parts.flatMap((part) => (part.kind === 'task' && part.weight >= best * NEARLY ? [part] : [])).slice(0, TASKS_SHOWN);
  const wordsAt = (places: number[]) => places.map((place) => typed[place]).join(' ');

  const facetName = (key: string, isNegated = false): string => {
    const [kind, value = ''] = key.split(':');
    const [platform, language] = [PLATFORMS.find((name) => name === value), TOOL_LANGUAGES.find((code) => code === value)];
    if (kind === 'need' && isNeed(value)) return t(`filters.needs.${value}`);
    if (kind === 'platform' && platform) return t(`platforms.${platform}`);
    if (kind === 'language' && language) return t('search.understood.language', { language: toolLanguageName(language, locale) });
    if (kind === 'audience' && isAudience(value)) return audienceNames[value];
    if (kind === 'maker')
      return t(isNegated ? 'search.understood.notMaker' : 'search.understood.maker', {
        name: makers.find((maker) => maker.key === key)?.name ?? value,
      });
    if (key === 'country:europe') return t(isNegated ? 'search.understood.notEurope' : 'search.understood.europe');
    if (kind === 'country')
      return t(isNegated ? 'search.understood.notCountry' : 'search.understood.country', { country: countryName(value, locale) ?? value });
    return key === 'free' ? t('filters.free') : t('search.understood.noSubscription');
  };
  const nameOf = (part: Part): string | null => {
    switch (part.kind) {
      case 'facet':
        return part.isNegated && !isOrigin(part.key)
          ? t('search.understood.not', { what: facetName(part.key) })
          : facetName(part.key, part.isNegated);
      case 'price':
        return t('search.understood.price', {
          price: format.number(part.amount, { style: 'currency', currency: part.currency, maximumFractionDigits: 2 }),
        });
      case 'task':
        return shownTasks.includes(part) ? (tasks.find(({ id }) => id === part.id)?.name.value ?? null) : null;
      case 'category':
        return categories.find(({ id }) => id === part.id)?.name.value ?? null;
      case 'tool':
        return t(`search.understood.${part.as}`, { name: tools.find(({ id }) => id === part.id)?.name ?? wordsAt(part.at) });
      case 'sign':
        if (part.since) return t('search.understood.since', { year: String(part.since) });
        return part.key === 'new' || part.key === 'cheap' ? t(`search.understood.${part.key}`) : null;
    }
  };
  /** The words of a part, and the sign before it that belongs to it. */
  const placesOf = (part: Part): number[] => {
    const sign =
      part.kind === 'facet' && part.isNegated
        ? 'not'
        : part.kind === 'tool'
          ? { alternative: 'alternative', excluded: 'not', named: null }[part.as]
          : null;
    const before = parts.filter((other) => other.kind === 'sign' && other.key === sign && (other.at[0] ?? 0) <= (part.at[0] ?? 0)).at(-1);
    return [...part.at, ...(before?.at ?? [])];
  };
  const without = (places: number[]) =>
    localePath(filteredToolsPath({ ...filters, page: 1, q: typed.filter((_, place) => !places.includes(place)).join(' ') }), locale);
  const chips = parts.flatMap((part) => {
    const name = nameOf(part);
    return name ? [{ name, href: without(placesOf(part)) }] : [];
  });
  const [task] = shownTasks.flatMap(({ id }) => tasks.find((other) => other.id === id) ?? []);
  const compared = parts.flatMap((part) => (part.kind === 'tool' && part.as === 'named' ? tools.filter(({ id }) => id === part.id) : []));
  const [one, other, ...more] = compared.map(({ slug }) => slug);
  const comparison = one && other && (more.length === 0 ? routes.versus(one, other) : routes.comparison([one, other, ...more]));
  return (
    <div className="grid gap-2 text-sm">
      {chips.length > 0 && (
        <ul aria-label={t('search.understood.title')} className="flex flex-wrap items-center gap-2">
          <li aria-hidden="true" className="text-muted">
            {t('search.understood.title')}
          </li>
          {chips.map(({ name, href }) => (
            <li key={`${name} ${href}`}>
              <RemovableChip name={name} href={href} label={t('search.understood.remove', { name })} className="border-line-strong" />
            </li>
          ))}
        </ul>
      )}
      {corrected.length > 0 && (
        <p className="text-muted">{t('search.understood.corrected', { words: format.list(corrected.map(({ to }) => `“${to}”`)) })}</p>
      )}
      {unused.length > 0 && (
        <p className="text-muted">{t('search.understood.unused', { words: format.list(unused.map((word) => `“${word}”`)), count: unused.length })}</p>
      )}
      {comparison && (
        <p>
          <PageLink href={localePath(comparison, locale)} rel="nofollow" className={FURTHER}>
            {t('tasks.compare', { names: format.list(compared.map(({ name }) => name)) })}
            <Icon name="arrow-right" className="size-4" />
          </PageLink>
        </p>
      )}
      {task && (
        <p>
          <PageLink href={localePath(routes.task(task.slug), locale)} className={FURTHER}>
            <span>
              {t('search.understood.task')} <LocalText text={task.name} pageLang={locale} />
            </span>
            <Icon name="arrow-right" className="size-4" />
          </PageLink>
        </p>
      )}
    </div>
  );
}
