'use client';

import { useState } from 'react';
import { SIGN_IN_CODE_MINUTES } from '@/domain/limits';
import { callAccount } from '../account-client';
import { addressOf, type Identifier } from '../identifier';
import { codeOf, type Flow, stepError, textOf } from '../login-flow';
import { fill } from '../login-texts';
import { sendCode } from '../requests';
import { useStepForm } from '../use-step-form';
import { CodeField } from './code-field';
import { PasswordField } from './password-field';
import { SendAgain } from './send-again';
import { StepForm } from './step-form';
import { TextButton } from './text-button';

interface CodeSentStepProps {
  flow: Flow;
  to: Identifier;
  /** Set when signing up with a phone number. */
  signUp?: { name: string; password: string };
}

/** Takes a mailed or texted code; also completes a sign-up. */
export function CodeSentStep({ flow, to, signUp }: CodeSentStepProps) {
  const { id, locale, texts, go } = flow;
  const [isWeak, setIsWeak] = useState(false);
  const form = useStepForm(async (data) => {
    const code = codeOf(data);
    const chosen = signUp && { name: signUp.name, password: data.has('password') ? textOf(data, 'password') : signUp.password };
    const result =
      'email' in to
        ? await callAccount('/sign-in/email-otp', { locale, body: { ...to, otp: code } })
        : await callAccount('/phone-number/verify', { locale, body: { ...to, code, ...chosen } });
    if (result.ok) return flow.enter();
    // Refused before the code is checked, so the password can be changed right here.
    if (result.code === 'weak_password') setIsWeak(true);
    return stepError(result, flow);
  });
  return (
    <>
      <p>{fill(texts.codeSent.intro, { to: addressOf(to), minutes: SIGN_IN_CODE_MINUTES })}</p>
      <StepForm form={form} texts={texts} submit={signUp ? texts.signUp.send : texts.title}>
        <CodeField id={id} label={texts.codeField} error={form.errorOf('code')} />
        {isWeak && (
          <PasswordField
            id={`${id}-password`}
            name="password"
            label={texts.password}
            isNew
            defaultValue={signUp?.password}
            error={form.errorOf('password')}
            reasons={form.error?.reasons}
            texts={texts}
          />
        )}
      </StepForm>
      <SendAgain flow={flow} send={() => sendCode(to, locale)} sent={'email' in to ? texts.sentAgain : texts.sentAgainPhone} />
      <div>
        <TextButton onClick={() => go({ name: signUp ? 'sign-up' : 'code' })}>{texts.codeSent.other}</TextButton>
      </div>
    </>
  );
}
