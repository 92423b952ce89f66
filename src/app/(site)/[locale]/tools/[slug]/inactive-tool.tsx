import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import type { RatedTool } from '@/features/tools/queries';
import { buttonStyles } from '@/ui/button-styles';
import { PageHeader } from '@/ui/page-header';
import { PageLink } from '@/ui/page-link';
import { ToolCards } from '../tool-cards';

/** The page of a tool that is no longer offered. */
export async function InactiveTool({ name, alternatives, locale }: { name: string; alternatives: RatedTool[]; locale: Locale }) {
  const t = await getTranslations('tools');
  return (
    <>
      <PageHeader title={t('inactiveTitle', { name })} intro={t('inactiveText')} />
      {alternatives.length > 0 && (
        <>
          <h2 className="mb-4 text-xl font-bold">{t('inactiveAlternatives')}</h2>
          <ToolCards tools={alternatives} locale={locale} />
        </>
      )}
      <p className="mt-8">
        <PageLink href={localePath(routes.tools, locale)} className={buttonStyles('secondary')}>
          {t('title')}
        </PageLink>
      </p>
    </>
  );
}
