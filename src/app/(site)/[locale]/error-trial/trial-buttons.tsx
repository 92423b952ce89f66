'use client';

import { useState } from 'react';
import { buttonStyles } from '@/ui/button-styles';

/** Contains a URL and an email address, as real errors do. */
const message = (where: string) => `A trial in ${where} at ${window.location.href} for person@example.com ${'x '.repeat(3000)}`;

export function TrialButtons() {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error(message('rendering'));
  return (
    <div className="flex gap-4">
      <button
        type="button"
        className={buttonStyles('secondary')}
        onClick={() => {
          throw new Error(message('a handler'));
        }}
      >
        Fail in a handler
      </button>
      <button type="button" className={buttonStyles('secondary')} onClick={() => setIsBroken(true)}>
        Fail while rendering
      </button>
    </div>
  );
}
