'use client';

import { useEffect, useState } from 'react';
import type { SecurityTexts } from '../account-texts';
import { CodeField } from './code-field';

interface TotpSetupProps {
  /** `otpauth://…` */
  uri: string;
  error?: string;
  texts: SecurityTexts['twoStep'];
}

const GROUP = /.{1,4}/g;

/** The secret as QR code and text, with a field for the app's code. */
export function TotpSetup({ uri, error, texts }: TotpSetupProps) {
  const [picture, setPicture] = useState<string | null>(null);
  const secret = new URL(uri).searchParams.get('secret') ?? '';

  useEffect(() => {
    let isCurrent = true;
    import('uqr').then(({ renderSVG }) => {
      if (isCurrent) setPicture(`data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 3 }))}`);
    }, console.error);
    return () => {
      isCurrent = false;
    };
  }, [uri]);

  return (
    <div className="grid gap-4">
      <p className="text-sm">{texts.scan}</p>
      <div className="size-52 overflow-hidden rounded-control border border-line bg-surface">
        {picture && <img src={picture} alt={texts.qrCode} width={208} height={208} />}
      </div>
      <p className="text-sm">
        {texts.secret}{' '}
        <code data-testid="totp-secret" className="select-all break-all font-mono font-semibold">
          {secret.match(GROUP)?.join(' ')}
        </code>
      </p>
      <CodeField id="two-step" label={texts.code} error={error} />
    </div>
  );
}
