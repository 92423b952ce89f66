'use client';

import { FormMessage } from '@/ui/form/form-message';
import type { AccountResult } from '../account-client';
import type { Flow, Notice } from '../login-flow';
import { SendAgain } from './send-again';
import { TextButton } from './text-button';

interface MailSentStepProps {
  flow: Flow;
  notice?: Notice;
  text: string;
  send: () => Promise<AccountResult<unknown>>;
}

export function MailSentStep({ flow, notice, text, send }: MailSentStepProps) {
  const { texts, go } = flow;
  return (
    <>
      {notice && <FormMessage kind={notice.kind}>{notice.text}</FormMessage>}
      <p>{text}</p>
      <SendAgain flow={flow} send={send} sent={texts.sentAgain} />
      <div>
        <TextButton onClick={() => go({ name: 'sign-in' })}>{texts.back}</TextButton>
      </div>
    </>
  );
}
