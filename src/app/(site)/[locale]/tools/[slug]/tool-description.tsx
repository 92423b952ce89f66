import { getFormatter, getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { RATING_DIGITS } from '@/domain/rating-criteria';
import { BuyerFacts } from '@/features/tools/components/buyer-facts';
import { DrawnRating } from '@/features/tools/components/drawn-rating';
import { EditorialPoints } from '@/features/tools/components/editorial-points';
import { FeatureList } from '@/features/tools/components/feature-list';
import { FeatureVideo } from '@/features/tools/components/feature-video';
import { ToolPlans } from '@/features/tools/components/tool-plans';
import { ToolSummary } from '@/features/tools/components/tool-summary';
import type { ToolPageData } from '@/features/tools/queries';
import { shownText } from '@/ui/local-text';
import { RichText } from '@/ui/rich-text';
import { Section } from '@/ui/section';
import { UntranslatedNote } from '../../untranslated-note';

interface PartProps {
  tool: ToolPageData;
  locale: Locale;
}

/** All texts of a listing that are translated one by one. */
const textsOf = (tool: ToolPageData) => [
  tool.tagline,
  tool.description,
  ...tool.features,
  ...tool.plans.flatMap(({ name, limits }) => [name, limits]),
  ...tool.buyerFacts.map(({ note }) => note),
  tool.editorialReview,
  ...tool.strengths,
  ...tool.weaknesses,
  tool.bestFor,
  tool.notFor,
];

async function EditorialReview({ tool, locale }: PartProps) {
  const [t, format] = await Promise.all([getTranslations('tools'), getFormatter()]);
  const review = tool.editorialReview;
  const rating = tool.editorialRating === null ? null : format.number(tool.editorialRating, RATING_DIGITS);
  return (
    <Section id="editorial" title={t('editorial')}>
      <div className="rounded-card border-l-4 border-primary bg-primary-soft p-6">
        {rating !== null && tool.editorialRating !== null && (
          <p className="mb-3 flex items-center gap-2.5 font-bold">
            <DrawnRating value={tool.editorialRating} label={t('ratingOf', { rating })} className="h-5" />
            <span aria-hidden="true">{rating}</span>
          </p>
        )}
        {review && <RichText data={review.value} lang={review.lang} />}
        <EditorialPoints tool={tool} locale={locale} />
      </div>
    </Section>
  );
}

/** What the listing says about a tool: cover or summary, description, features, plans and the editors' review. */
export async function ToolDescription({ tool, locale }: PartProps) {
  const [t, general] = await Promise.all([getTranslations('tools'), getTranslations('general')]);
  const { cover, description, features } = tool;
  return (
    <>
      <UntranslatedNote texts={textsOf(tool)} locale={locale} />
      {cover ? (
        <img
          src={cover.src}
          width={cover.width}
          height={cover.height}
          alt={cover.alt?.value ?? ''}
          lang={cover.alt?.lang}
          className="mt-8 h-auto w-full rounded-card border border-line"
        />
      ) : (
        <ToolSummary tool={tool} locale={locale} />
      )}
      <Section id="about" title={t('about', { name: tool.name })}>
        {description ? <RichText data={description.value} lang={description.lang} /> : <p className="text-muted">{general('noTranslation')}</p>}
      </Section>
      {tool.featureVideo && <FeatureVideo url={tool.featureVideo} label={t('video', { name: tool.name })} hint={general('opensNewTab')} />}
      {features.length > 0 && (
        <Section id="features" title={t('features')}>
          <FeatureList features={features.map((feature) => shownText(feature, locale))} locale={locale} />
        </Section>
      )}
      <Section id="plans" title={t('plans')}>
        <ToolPlans tool={tool} locale={locale} />
      </Section>
      {tool.buyerFacts.length > 0 && (
        <Section id="buyerFacts" title={t('buyerFacts')}>
          <BuyerFacts tool={tool} locale={locale} />
        </Section>
      )}
      {tool.hasEditorial && <EditorialReview tool={tool} locale={locale} />}
    </>
  );
}
