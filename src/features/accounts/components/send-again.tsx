'use client';

import { useEffect, useState } from 'react';
import { buttonStyles } from '@/ui/button-styles';
import { FormMessage } from '@/ui/form/form-message';
import type { AccountResult } from '../account-client';
import { type Flow, stepError } from '../login-flow';
import { fill } from '../login-texts';

/** The server's minimum interval between two messages (`server/account-limits.ts`). */
const WAIT_SECONDS = 30;

interface SendAgainProps {
  flow: Flow;
  send: () => Promise<AccountResult<unknown>>;
  /** Shown after sending. */
  sent: string;
}

export function SendAgain({ flow, send, sent }: SendAgainProps) {
  const { texts } = flow;
  const [secondsLeft, setSecondsLeft] = useState(WAIT_SECONDS);
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ kind: 'good' | 'bad'; text?: string } | null>(null);

  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  const onClick = async () => {
    setIsBusy(true);
    setOutcome(null);
    const result = await send();
    setIsBusy(false);
    setOutcome(result.ok ? { kind: 'good', text: sent } : { kind: 'bad', text: stepError(result, flow).message ?? result.message });
    setSecondsLeft(result.ok ? WAIT_SECONDS : (result.retryAfter ?? 0));
  };

  const label = secondsLeft > 0 ? fill(texts.sendAgainIn, { seconds: secondsLeft }) : texts.sendAgain;
  return (
    <div className="grid gap-3">
      {outcome && <FormMessage kind={outcome.kind}>{outcome.text}</FormMessage>}
      <button type="button" disabled={isBusy || secondsLeft > 0} aria-busy={isBusy} onClick={onClick} className={buttonStyles('secondary')}>
        {isBusy ? texts.busy : label}
      </button>
    </div>
  );
}
