import { Button } from '@payloadcms/ui';
import type { Factor } from '@/cms/accounts/factors';
import { deviceName } from '@/domain/device-name';
import type { AccountTexts } from './texts';

/** "Firefox, Linux"; null for what is not recognised. */
function deviceText(userAgent: string | null): string | null {
  const { browser, system } = deviceName(userAgent);
  return [browser, system].filter(Boolean).join(', ') || null;
}

/** What `/api/users/{id}/access` answers. */
export interface Access {
  emailVerified: boolean;
  methods: string[];
  factors: Factor[];
  sessions: { id: string; updatedAt: string; ipAddress: string | null; userAgent: string | null; aal: string }[];
}

interface AccountFactsProps {
  access: Access;
  hasEmail: boolean;
  texts: AccountTexts;
  language: string;
  isBusy: boolean;
  onRemoveFactor: (id: string) => void;
}

export function AccountFacts({ access, hasEmail, texts, language, isBusy, onRemoveFactor }: AccountFactsProps) {
  const { methods, factors, sessions, emailVerified } = access;
  const emailState = hasEmail ? (emailVerified ? 'verified' : 'unverified') : 'none';
  return (
    <>
      <dl>
        <dt>{texts.email}</dt>
        <dd>{texts.emailStates[emailState]}</dd>
        <dt>{texts.methods}</dt>
        <dd>{methods.map((method) => texts.methodNames[method] ?? method).join(', ') || texts.noMethods}</dd>
        <dt>{texts.factors}</dt>
        {factors.length === 0 && <dd>{texts.noFactors}</dd>}
        {factors.map(({ id, kind, name }) => (
          <dd key={id}>
            {texts.factorNames[kind]}
            {name && ` (${name})`}
            <Button size="xsmall" buttonStyle="secondary" disabled={isBusy} onClick={() => onRemoveFactor(id)}>
              {texts.removeFactor}
            </Button>
          </dd>
        ))}
        <dt>{texts.sessions}</dt>
        {sessions.length === 0 && <dd>{texts.noSessions}</dd>}
      </dl>
      {sessions.length > 0 && (
        <div className="account-controls__sessions">
          <table className="panel-table">
            <thead>
              <tr>
                <th scope="col">{texts.device}</th>
                <th scope="col">{texts.address}</th>
                <th scope="col">{texts.lastUsed}</th>
                <th scope="col">{texts.level}</th>
              </tr>
            </thead>
            <tbody>
              {sessions.map(({ id, userAgent, ipAddress, updatedAt, aal }) => (
                <tr key={id}>
                  <td title={userAgent ?? undefined}>{deviceText(userAgent) ?? texts.unknownDevice}</td>
                  <td>{ipAddress}</td>
                  <td>{new Date(updatedAt).toLocaleString(language)}</td>
                  <td>{texts.levels[aal] ?? aal}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
