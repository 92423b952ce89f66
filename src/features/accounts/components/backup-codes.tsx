'use client';

import { useState } from 'react';
import { buttonStyles } from '@/ui/button-styles';
import type { SecurityTexts } from '../account-texts';

interface BackupCodesProps {
  codes: string[];
  texts: SecurityTexts['twoStep'];
  onDone: () => void;
}

/** Shown once. */
export function BackupCodes({ codes, texts, onDone }: BackupCodesProps) {
  const [isCopied, setIsCopied] = useState(false);
  const text = codes.join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      // The codes can still be selected or downloaded.
    }
  };
  return (
    <div className="grid gap-4">
      <p className="max-w-[62ch] text-sm font-medium">{texts.codesIntro}</p>
      <ul data-testid="backup-codes" className="grid max-w-sm grid-cols-2 gap-x-6 gap-y-1 rounded-control bg-sunken p-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={() => void copy()} className={buttonStyles('secondary')}>
          {texts.copy}
        </button>
        <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`} download={texts.fileName} className={buttonStyles('secondary')}>
          {texts.download}
        </a>
        <button type="button" onClick={onDone} className={buttonStyles('primary')}>
          {texts.codesKept}
        </button>
      </div>
      <p role="status" className="text-sm text-good">
        {isCopied && texts.copied}
      </p>
    </div>
  );
}
