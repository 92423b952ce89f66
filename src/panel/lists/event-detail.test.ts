import { describe, expect, it } from 'vitest';
import type { AuditEvent } from '@/payload-types';
import { eventDetail } from './event-detail';

const settings = {
  slug: 'settings',
  flattenedFields: [
    { name: 'tone', label: { en: 'Tone', nl: 'Toon van de teksten' } },
    { name: 'contactTo', label: { en: 'To', nl: 'Aan' } },
  ],
};

const inDutch = (action: AuditEvent['action'], detail: string, subject = 'tools #12') => {
  const context = { payload: { config: { globals: [settings] } }, i18n: { language: 'nl', fallbackLanguage: 'en' } };
  return eventDetail({ action, detail, subject }, context as unknown as Parameters<typeof eventDetail>[1]);
};

describe('the detail of an event', () => {
  it('names roles and second factors', () => {
    expect(inDutch('account_role_changed', 'user → editor', '#3')).toBe('Gebruiker → Redacteur');
    expect(inDutch('account_factor_removed', 'totp', '#3')).toBe('Authenticatie-app');
  });

  it('names the language that was published, and leaves titles as they are', () => {
    expect(inDutch('content_published', 'Prompt (en)')).toBe('Prompt (Engels)');
    expect(inDutch('content_published', 'Suno (v4)')).toBe('Suno (v4)');
  });

  it('names a mail, and counts what retention deleted and could not', () => {
    expect(inDutch('mail_sent_again', 'sign-in-code', 'mails')).toBe('Inlogcode');
    expect(inDutch('data_expired', '12', 'retention')).toBe('12 rijen en bestanden');
    expect(inDutch('data_expired', '0, images, senders', 'retention')).toBe('0 rijen en bestanden; mislukt: images, senders');
  });

  it('counts what was transferred', () => {
    expect(inDutch('content_exported', 'tools.csv: 348', 'tools')).toBe('tools.csv: 348 items');
    expect(inDutch('content_imported', 'tools.csv: +1 ~2 =3 !4', 'tools')).toBe('tools.csv: 1 toegevoegd, 2 gewijzigd, 3 ongewijzigd, 4 met fouten');
  });

  it('names the fields of settings', () => {
    expect(inDutch('settings_changed', 'tone, contactTo', 'settings')).toBe('Toon van de teksten, Aan');
    expect(inDutch('settings_changed', '/old-path', 'redirects #4')).toBe('/old-path');
  });
});
