'use client';

import { useEffect, useState } from 'react';
import { buttonStyles } from '@/ui/button-styles';
import { FormMessage } from '@/ui/form/form-message';
import type { AccountAnswer } from '../account-client';
import { type Flow, stepError } from '../login-flow';
import { fill } from '../login-texts';

/** The server's minimum between two mails (`server/account-limits.ts`). */
const WAIT_SECONDS = 30;

interface SendAgainProps {
  flow: Flow;
  send: () => Promise<AccountAnswer<unknown>>;
  /** Shown after sending. */
  sent: string;
}

export function SendAgain({ flow, send, sent }: SendAgainProps) {
  const { texts } = flow;
  const [seconds, setSeconds] = useState(WAIT_SECONDS);
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ kind: 'good' | 'bad'; text?: string } | null>(null);

  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);

  const onClick = async () => {
    setIsBusy(true);
    setOutcome(null);
    const answer = await send();
    setIsBusy(false);
    setOutcome(answer.ok ? { kind: 'good', text: sent } : { kind: 'bad', text: stepError(answer, flow).message ?? answer.message });
    setSeconds(answer.ok ? WAIT_SECONDS : (answer.retryAfter ?? 0));
  };

  const label = seconds > 0 ? fill(texts.sendAgainIn, { seconds }) : texts.sendAgain;
  return (
    <div className="grid gap-3">
      {outcome && <FormMessage kind={outcome.kind}>{outcome.text}</FormMessage>}
      <button type="button" disabled={isBusy || seconds > 0} aria-busy={isBusy} onClick={onClick} className={buttonStyles('secondary')}>
        {isBusy ? texts.busy : label}
      </button>
    </div>
  );
}
