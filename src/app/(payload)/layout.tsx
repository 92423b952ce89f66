import '@payloadcms/next/css';
import config from '@payload-config';
import { RootLayout } from '@payloadcms/next/layouts';
import localFont from 'next/font/local';
import { cookies } from 'next/headers';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { CONSENT_COOKIE, readConsent } from '@/domain/consent';
import { errorAttributes } from '@/telemetry/page-attributes';
import { importMap } from './admin/importMap';
import { startInPanelLanguage } from './content-locale';
import { answerServerFunction } from './server-functions';
import { SignInAgain } from './sign-in-again/sign-in-again';
import './panel.css';
import './views.css';
import './lists.css';

const figtree = localFont({
  src: '../../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree',
  display: 'swap',
});

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return answerServerFunction(args);
};

export default async function PayloadLayout({ children }: { children: ReactNode }) {
  await startInPanelLanguage();
  // The panel doesn't ask; the site's answer counts.
  const consent = readConsent((await cookies()).get(CONSENT_COOKIE)?.value) ?? '';
  return (
    <RootLayout
      config={config}
      htmlProps={{ className: figtree.variable, ...errorAttributes(consent) }}
      importMap={importMap}
      serverFunction={serverFunction}
    >
      {children}
      <SignInAgain />
    </RootLayout>
  );
}
