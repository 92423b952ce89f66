'use client';

import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { Factor } from '@/cms/accounts/factors';
import { deviceName } from '@/domain/device-name';
import { shownAddress } from '@/domain/shown-address';
import { callApi } from '../call-api';
import { DeskButton } from '../desk-button';
import { Table } from '../table';
import { codeText } from '../texts';
import { useApiAction } from '../use-api-action';
import { useMoment, usePanelTexts } from '../use-panel-texts';
import './account-controls.css';

/** How a person signs in, and what an admin can do if they can't. */
export function AccountControls({ id }: { id: number | string }) {
  const { savedDocumentData: account } = useDocumentInfo();
  const { t } = usePanelTexts();
  const [access, setAccess] = useState<Access | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const { send, isBusy } = useApiAction();

  const load = useCallback(async () => {
    const { ok, body } = await callApi<Access>(`/api/users/${id}/access`);
    if (ok) setAccess(body as Access);
  }, [id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may end sessions, so it loads them again
  useEffect(() => void load(), [load, account?.updatedAt]);

  if (!access) return null;

  const act = async (path: string, done?: string, method?: 'DELETE') => {
    const answer = await send<{ link: string }>(`/api/users/${id}/${path}`, {}, done, method);
    if (answer) await load();
    return answer;
  };
  const makeLink = async () => {
    const made = (await act('link'))?.link;
    if (!made) return;
    setLink(made);
    // Browsers may refuse, and have no clipboard without TLS; the link is shown either way.
    await navigator.clipboard?.writeText(made).then(
      () => toast.success(t('accounts.linkCopied')),
      () => undefined,
    );
  };

  return (
    <section className="panel-view panel-card account-controls" aria-labelledby="account-controls-title">
      <h2 id="account-controls-title">{t('accounts.title')}</h2>
      <AccountFacts
        access={access}
        hasEmail={Boolean(account?.email)}
        isBusy={isBusy}
        onRemoveFactor={(factor) =>
          window.confirm(t('accounts.confirmRemoval')) && void act(`factors/${encodeURIComponent(factor)}`, t('accounts.factorRemoved'), 'DELETE')
        }
      />
      <div className="panel-buttons">
        {Boolean(account?.email) && (
          <DeskButton buttonStyle="secondary" disabled={isBusy} onClick={() => void act('invite', t('accounts.invited'))}>
            {t('accounts.invite')}
          </DeskButton>
        )}
        <DeskButton buttonStyle="secondary" disabled={isBusy} onClick={() => void makeLink()}>
          {t('accounts.link')}
        </DeskButton>
        <DeskButton
          buttonStyle="secondary"
          disabled={isBusy || access.sessions.length === 0}
          onClick={() => window.confirm(t('accounts.confirmSignOut')) && void act('sign-out', t('accounts.signedOut'))}
        >
          {t('accounts.signOut')}
        </DeskButton>
      </div>
      {link && (
        <p role="status">
          {t('accounts.linkHint')} <code className="account-controls__link">{link}</code>
        </p>
      )}
      <p className="panel-hint">{t('accounts.explanation')}</p>
    </section>
  );
}

/** Such as "Firefox, Linux"; empty for an unknown device. */
function deviceText(userAgent: string | null): string {
  const { browser, system } = deviceName(userAgent);
  return [browser, system].filter(Boolean).join(', ');
}

/** Response of `/api/users/{id}/access`. */
interface Access {
  emailVerified: boolean;
  methods: string[];
  factors: Factor[];
  sessions: { id: string; updatedAt: string; ipAddress: string | null; userAgent: string | null; aal: string }[];
}

interface AccountFactsProps {
  access: Access;
  hasEmail: boolean;
  isBusy: boolean;
  onRemoveFactor: (id: string) => void;
}

function AccountFacts({ access, hasEmail, isBusy, onRemoveFactor }: AccountFactsProps) {
  const { t } = usePanelTexts();
  const moment = useMoment();
  const { methods, factors, sessions, emailVerified } = access;
  const emailState = hasEmail ? (emailVerified ? 'verified' : 'unverified') : 'none';
  return (
    <>
      <dl className="panel-facts">
        <dt>{t('accounts.email')}</dt>
        <dd>{t(`accounts.emailStates.${emailState}`)}</dd>
        <dt>{t('accounts.methods')}</dt>
        <dd>{methods.map((method) => codeText(t, `accounts.methodNames.${method}`)).join(', ') || t('accounts.noMethods')}</dd>
        <dt>{t('accounts.factors')}</dt>
        {factors.length === 0 && <dd>{t('common.none')}</dd>}
        {factors.map(({ id, kind, name }) => (
          <dd key={id}>
            {t(`accounts.factorNames.${kind}`)}
            {name && ` (${name})`}
            <Button size="xsmall" buttonStyle="secondary" disabled={isBusy} onClick={() => onRemoveFactor(id)}>
              {t('accounts.removeFactor')}
            </Button>
          </dd>
        ))}
        <dt>{t('accounts.sessions')}</dt>
        {sessions.length === 0 && <dd>{t('common.none')}</dd>}
      </dl>
      {sessions.length > 0 && (
        <Table
          columns={[t('accounts.device'), t('accounts.address'), t('accounts.lastUsed'), t('accounts.level')]}
          rows={sessions.map(({ id, userAgent, ipAddress, updatedAt, aal }) => ({
            id,
            cells: [
              <span key="device" title={userAgent ?? undefined}>
                {deviceText(userAgent) || t('accounts.unknownDevice')}
              </span>,
              shownAddress(ipAddress),
              moment(updatedAt),
              t(`accounts.levels.${aal === 'aal2' ? 'aal2' : 'aal1'}`),
            ],
          }))}
        />
      )}
    </>
  );
}
