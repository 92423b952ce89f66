import { getFormatter, getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { buttonStyles } from '@/ui/button-styles';
import { PageLink } from '@/ui/page-link';

interface NextStepsProps {
  /** The first ones, side by side. */
  compared: { slug: string; name: string }[];
  /** All of them. */
  weighed: { slug: string }[];
  locale: Locale;
}

/** How to choose among tools: compare a few, weigh all, or put a few in a list. */
export async function NextSteps({ compared, weighed, locale }: NextStepsProps) {
  const [t, format] = await Promise.all([getTranslations({ locale }), getFormatter({ locale })]);
  if (compared.length < 2) return null;
  const slugs = (tools: { slug: string }[]) => tools.map(({ slug }) => slug);
  const steps = [
    { path: routes.comparison(slugs(compared)), text: t('tasks.compare', { names: format.list(compared.map(({ name }) => name)) }) },
    { path: routes.weighed(slugs(weighed)), text: t('weigh.link') },
    { path: routes.newShortlist(slugs(compared)), text: t('shortlists.make') },
  ];
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      {steps.map(({ path, text }) => (
        <PageLink key={path} href={localePath(path, locale)} rel="nofollow" className={buttonStyles('secondary')}>
          {text}
        </PageLink>
      ))}
    </p>
  );
}
