import { getTranslations } from 'next-intl/server';
import { HOME_TOOLS, TOOLS_PER_PAGE } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import { listTopIds } from '@/features/search/queries';
import { Section } from '@/ui/section';
import { listCards } from './cards';
import { ToolCards } from './tool-cards';

/** The tools saved most, and while few are saved also the best rated ones. */
export async function PopularTools({ locale }: { locale: Locale }) {
  const [t, savedIds, ratedIds] = await Promise.all([
    getTranslations(),
    listTopIds({ sort: 'bookmarks', limit: TOOLS_PER_PAGE }),
    listTopIds({ sort: 'rating', limit: HOME_TOOLS }),
  ]);
  const others = savedIds.length < HOME_TOOLS ? ratedIds.filter((id) => !savedIds.includes(id)) : [];
  const [saved, rated] = await Promise.all([listCards({ ids: savedIds, locale }), listCards({ ids: others, locale })]);
  return (
    <>
      {saved.length > 0 && (
        <Section title={t('bookmarks.popular')}>
          <ToolCards tools={saved} locale={locale} />
        </Section>
      )}
      {rated.length > 0 && (
        <Section title={t('home.bestRated')}>
          <ToolCards tools={rated} locale={locale} />
        </Section>
      )}
    </>
  );
}
