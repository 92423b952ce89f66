'use client';

import { useState } from 'react';
import { announce } from '@/browser/account-session';
import { TextField } from '@/ui/form/field';
import { callAccount } from '../account-client';
import { codeOf, type Flow, stepError } from '../login-flow';
import { useStepForm } from '../use-step-form';
import { CodeField } from './code-field';
import { StepForm } from './step-form';
import { TextButton } from './text-button';

/** The code of an authenticator app, or a backup code. */
export function SecondFactorStep({ flow }: { flow: Flow }) {
  const { id, locale, texts, go } = flow;
  const [isBackup, setIsBackup] = useState(false);
  const form = useStepForm(async (data) => {
    const path = isBackup ? '/two-factor/verify-backup-code' : '/two-factor/verify-totp';
    const result = await callAccount(path, { locale, body: { code: codeOf(data) } });
    if (result.ok) return flow.enter();
    if (result.code !== 'challenge_expired' && result.code !== 'session_not_found') return stepError(result, flow);
    go({ name: 'sign-in', notice: { kind: 'bad', text: result.message } });
    return null;
  });
  const startAgain = async () => {
    await callAccount('/sign-out', { locale, body: {} });
    announce();
    go({ name: 'sign-in' });
  };
  const { secondFactor } = texts;
  return (
    <>
      <p>{isBackup ? secondFactor.introBackup : secondFactor.intro}</p>
      <StepForm form={form} texts={texts} submit={texts.title}>
        {isBackup ? (
          <TextField
            key="backup"
            id={`${id}-backup-code`}
            name="code"
            label={secondFactor.backupField}
            error={form.errorOf('code')}
            required
            maxLength={40}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        ) : (
          <CodeField id={id} label={texts.codeField} error={form.errorOf('code')} />
        )}
      </StepForm>
      <div className="grid justify-items-start">
        <TextButton onClick={() => setIsBackup(!isBackup)}>{isBackup ? secondFactor.useApp : secondFactor.useBackup}</TextButton>
        <TextButton onClick={() => void startAgain()}>{secondFactor.startAgain}</TextButton>
      </div>
    </>
  );
}
