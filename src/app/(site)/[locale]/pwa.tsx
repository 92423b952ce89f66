import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { env } from '@/env';
import { InstallButton } from '@/features/pwa/components/install-button';
import { INSTALL_SCRIPT } from '@/features/pwa/install-script';
import { hold } from '@/ui/hold';
import { StillScript } from '@/ui/still';

export function PwaHead({ locale }: { locale: Locale }) {
  return (
    <>
      <link rel="manifest" href={routes.manifest(locale)} />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      {/* It must run before the browser offers to install the site. */}
      {env.SERVICE_WORKER && <StillScript of={hold(INSTALL_SCRIPT)} />}
    </>
  );
}

/** Renders nothing if the service worker is off, since its code handles the button. */
export async function PwaInstall({ className }: { className?: string }) {
  const t = await getTranslations('pwa');
  if (!env.SERVICE_WORKER) return null;
  return <InstallButton label={t('install')} className={className} />;
}
