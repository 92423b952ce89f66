'use client';

import { accountErrorText } from '@/domain/account-errors';
import { formMessage } from '@/domain/form-messages';
import { localePath, routes } from '@/domain/routes';
import { buttonStyles } from '@/ui/button-styles';
import { TextField } from '@/ui/form/field';
import { FormMessage } from '@/ui/form/form-message';
import { callAccount, sendCode, sendLink, sendReset } from '../account-client';
import { addressOf } from '../identifier';
import { type Flow, readIdentifier, signInWithPassword, textOf, wayBack } from '../login-flow';
import { ActionForm, type Outcome, refused, useAction } from './action';
import { IdentifierField, PasswordField } from './fields';
import { OtherWays } from './other-ways';
import { TextButton } from './text-button';

const ASIDE = 'flex flex-wrap items-center gap-x-2 text-sm';

export function SignInStep({ flow, notice }: { flow: Flow; notice?: Outcome }) {
  const { id, locale, texts, typed, inPlace, go } = flow;
  const action = useAction(flow);
  const submit = async (data: FormData) => {
    const to = await readIdentifier(data, flow);
    return 'kind' in to ? to : signInWithPassword(to, textOf(data, 'password'), flow);
  };
  const missing = accountErrorText('identifier_missing', locale);
  return (
    <>
      {notice && <FormMessage kind={notice.kind}>{notice.text}</FormMessage>}
      <OtherWays flow={flow} withPasskey />
      <ActionForm action={action} onSubmit={submit} missing={missing} submit={texts.title} isWide>
        <IdentifierField flow={flow} action={action} />
        <PasswordField action={action} id={`${id}-password`} label={texts.password} defaultValue={typed.password} />
      </ActionForm>
      <div className="grid justify-items-start">
        <TextButton onClick={() => go({ name: 'forgot' })}>{texts.forgot}</TextButton>
        <TextButton onClick={() => go({ name: 'code' })}>{texts.withoutPassword}</TextButton>
        {!inPlace && (
          <p className={ASIDE}>
            {texts.noAccount}
            <TextButton onClick={() => go({ name: 'sign-up' })}>{texts.createAccount}</TextButton>
          </p>
        )}
      </div>
    </>
  );
}

export function SignUpStep({ flow }: { flow: Flow }) {
  const { id, locale, texts, typed, go, goAfter } = flow;
  const action = useAction(flow);
  const submit = async (data: FormData) => {
    const to = await readIdentifier(data, flow);
    if ('kind' in to) return to;
    const [name, password] = [textOf(data, 'name').trim(), textOf(data, 'password')];
    if (!('email' in to)) return goAfter(sendCode(to, locale), { name: 'code-sent', to, signUp: { name, password } });
    const body = { ...to, password, name, language: locale, callbackURL: wayBack(flow) };
    return goAfter(callAccount('/sign-up/email', { locale, captcha: true, body }), { name: 'mail-sent', mail: 'confirmSent', ...to });
  };
  const ownerOf = async (data: FormData) => {
    const to = await readIdentifier(data, flow);
    return [textOf(data, 'name'), ...('kind' in to ? [] : [addressOf(to)])];
  };
  const missing = accountErrorText('identifier_missing', locale);
  return (
    <>
      <OtherWays flow={flow} />
      <ActionForm action={action} onSubmit={submit} missing={missing} submit={texts.signUp.send} isWide>
        <TextField
          id={`${id}-name`}
          name="name"
          label={texts.signUp.name}
          optional={texts.signUp.optional}
          maxLength={80}
          autoComplete="name"
          defaultValue={typed.name}
        />
        <IdentifierField flow={flow} action={action} isNew />
        <PasswordField action={action} id={`${id}-password`} label={texts.password} ownerOf={ownerOf} defaultValue={typed.password} />
      </ActionForm>
      <div className="grid justify-items-start">
        <p className={ASIDE}>
          {texts.signUp.haveAccount}
          <TextButton onClick={() => go({ name: 'sign-in' })}>{texts.title}</TextButton>
        </p>
        <a
          href={localePath(routes.privacyPolicy, locale)}
          className="inline-flex min-h-11 items-center text-xs text-muted underline underline-offset-4"
        >
          {texts.signUp.privacy}
        </a>
      </div>
    </>
  );
}

/** Asks where to send a code or a link: to sign in without a password, or to choose a new one. */
export function SendStep({ flow, isForgotten }: { flow: Flow; isForgotten?: boolean }) {
  const { locale, texts, phone, inPlace, go, goAfter } = flow;
  const action = useAction(flow);
  const submit = async (data: FormData, _form: HTMLFormElement, way: string) => {
    const to = await readIdentifier(data, flow);
    if ('kind' in to) return to;
    const isMail = 'email' in to;
    if (isForgotten) return goAfter(sendReset(to, locale), isMail ? { name: 'mail-sent', mail: 'resetSent', ...to } : { name: 'phone-reset', ...to });
    if (way !== 'link') return goAfter(sendCode(to, locale), { name: 'code-sent', to });
    if (!isMail) return refused('identifier', formMessage('email', locale));
    return goAfter(sendLink(to.email, wayBack(flow), locale), { name: 'mail-sent', mail: 'linkSent', ...to });
  };
  const { intro, introPhone, send } = texts.recover;
  const recoverIntro = phone ? introPhone : intro;
  const codeIntro = inPlace ? texts.code.introCode : texts.code.intro;
  return (
    <>
      <p>{isForgotten ? recoverIntro : codeIntro}</p>
      <ActionForm
        action={action}
        onSubmit={submit}
        submit={isForgotten ? send : texts.code.sendCode}
        also={
          !isForgotten &&
          !inPlace && (
            <button type="submit" value="link" disabled={action.isBusy} className={buttonStyles('secondary')}>
              {texts.code.sendLink}
            </button>
          )
        }
        isWide
      >
        <IdentifierField flow={flow} action={action} />
      </ActionForm>
      <div>
        <TextButton onClick={() => go({ name: 'sign-in' })}>{texts.back}</TextButton>
      </div>
    </>
  );
}
