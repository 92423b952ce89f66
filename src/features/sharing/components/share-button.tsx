import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { pageAddress } from '@/server/page-address';
import { ShareMenu } from './share-menu';

interface ShareButtonProps {
  title: string;
  /** Without language prefix. */
  path: string;
  locale: Locale;
}

export async function ShareButton({ title, path, locale }: ShareButtonProps) {
  const t = await getTranslations('sharing');
  return (
    <ShareMenu
      title={title}
      url={pageAddress(path, locale)}
      texts={{ share: t('share'), copy: t('copy'), mail: t('mail'), copied: t('copied'), failed: t('copyFailed') }}
    />
  );
}
