import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { localePath } from '@/domain/routes';
import { PageLink } from '@/ui/page-link';

/** Leads to the page on which to follow something. */
export async function FollowLink({ to, locale }: { to: string; locale: Locale }) {
  const t = await getTranslations('changes');
  return (
    <p className="mt-4 print:hidden">
      <PageLink href={localePath(to, locale)} rel="nofollow" className="inline-flex min-h-9 items-center text-sm font-semibold text-link">
        {t('follow')}
      </PageLink>
    </p>
  );
}
