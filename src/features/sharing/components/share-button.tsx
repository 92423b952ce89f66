import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { pageAddress } from '@/server/page-address';
import { Icon } from '@/ui/icon';
import { ShareMenu } from './share-menu';

interface ShareButtonProps {
  title: string;
  /** Without language prefix. */
  path: string;
  locale: Locale;
}

export async function ShareButton({ title, path, locale }: ShareButtonProps) {
  const t = await getTranslations('sharing');
  const url = pageAddress(path, locale);
  return (
    <ShareMenu
      title={title}
      url={url}
      mailHref={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
      texts={{ share: t('share'), copy: t('copy'), mail: t('mail'), copied: t('copied'), failed: t('copyFailed') }}
      icons={{
        share: <Icon name="share-2" className="size-4" />,
        copy: <Icon name="link" className="size-4" />,
        mail: <Icon name="mail" className="size-4" />,
      }}
    />
  );
}
