import { Button } from '@payloadcms/ui';
import type { Factor } from '@/cms/accounts/factors';
import { deviceName } from '@/domain/device-name';
import { Table } from '../table';
import { usePanelTexts } from '../use-panel-texts';

/** Such as "Firefox, Linux"; null for an unknown device. */
function deviceText(userAgent: string | null): string | null {
  const { browser, system } = deviceName(userAgent);
  return [browser, system].filter(Boolean).join(', ') || null;
}

/** Response of `/api/users/{id}/access`. */
export interface Access {
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

export function AccountFacts({ access, hasEmail, isBusy, onRemoveFactor }: AccountFactsProps) {
  const { t, language } = usePanelTexts();
  const { methods, factors, sessions, emailVerified } = access;
  const methodName = (method: string) => {
    const key = `accounts.methodNames.${method as 'google'}` as const;
    return t.has(key) ? t(key) : method;
  };
  const emailState = hasEmail ? (emailVerified ? 'verified' : 'unverified') : 'none';
  return (
    <>
      <dl className="panel-facts">
        <dt>{t('accounts.email')}</dt>
        <dd>{t(`accounts.emailStates.${emailState}`)}</dd>
        <dt>{t('accounts.methods')}</dt>
        <dd>{methods.map(methodName).join(', ') || t('accounts.noMethods')}</dd>
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
                {deviceText(userAgent) ?? t('accounts.unknownDevice')}
              </span>,
              ipAddress,
              new Date(updatedAt).toLocaleString(language),
              t(`accounts.levels.${aal === 'aal2' ? 'aal2' : 'aal1'}`),
            ],
          }))}
        />
      )}
    </>
  );
}
