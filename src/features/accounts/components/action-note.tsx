'use client';

import { askToSignIn } from '@/browser/ask-to-sign-in';
import { buttonStyles } from '@/ui/button-styles';
import { FormMessage } from '@/ui/form/form-message';
import type { SharedAccountTexts } from '../account-texts';
import type { ActionOutcome } from '../use-action';

export function ActionNote({ outcome, texts }: { outcome: ActionOutcome | null; texts: SharedAccountTexts }) {
  if (!outcome?.text) return null;
  return (
    <FormMessage kind={outcome.kind}>
      <p>{outcome.text}</p>
      {outcome.needsSignIn && (
        <>
          <p className="mt-1 font-normal">{texts.againHint}</p>
          <button type="button" onClick={() => askToSignIn()} className={`mt-3 ${buttonStyles('secondary')}`}>
            {texts.signInAgain}
          </button>
        </>
      )}
    </FormMessage>
  );
}
