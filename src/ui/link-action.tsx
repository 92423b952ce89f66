'use client';

import { type ReactNode, useActionState, useEffect, useRef } from 'react';
import { buttonStyles } from './button-styles';
import { FormMessage } from './form/form-message';

type Outcome = 'asked' | 'done' | 'invalid' | 'failed';

interface LinkActionProps {
  action: (previous: Outcome, data: FormData) => Promise<Outcome>;
  token: string;
  /** False once the link no longer works. */
  isValid: boolean;
  texts: { ask: string; button: string; done: string; invalid: string; failed: string };
  /** Links shown when there is nothing left to do. */
  after: ReactNode;
}

/** The button behind a mailed link. Opening the link changes nothing, since mail scanners open links too. */
export function LinkAction({ action, token, isValid, texts, after }: LinkActionProps) {
  const [outcome, act, isPending] = useActionState(action, isValid ? 'asked' : 'invalid');
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome !== 'asked') answer.current?.querySelector<HTMLElement>('[data-form-message]')?.focus();
  }, [outcome]);
  const isOver = outcome === 'done' || outcome === 'invalid';
  return (
    <div ref={answer} className="grid max-w-xl gap-5">
      {outcome !== 'asked' && <FormMessage kind={outcome === 'done' ? 'good' : 'bad'}>{texts[outcome]}</FormMessage>}
      {isOver ? (
        <p>{after}</p>
      ) : (
        <form action={act} className="grid gap-5">
          <p className="text-lg">{texts.ask}</p>
          <input type="hidden" name="token" value={token} />
          <button type="submit" disabled={isPending} className={`justify-self-start ${buttonStyles('primary')}`}>
            {texts.button}
          </button>
        </form>
      )}
    </div>
  );
}
