import { beforeAll, describe, expect, it, vi } from 'vitest';

const DATABASE_URL = 'postgres://user:secret@localhost:5432/site';
const PAYLOAD_SECRET = 'a-secret-of-more-than-thirty-two-characters';
const KEY = Buffer.alloc(32, 7).toString('base64');
const production = {
  NODE_ENV: 'production',
  DATABASE_URL,
  PAYLOAD_SECRET,
  SITE_URL: 'https://example.com',
  ADMIN_EMAIL: 'owner@example.com',
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: KEY,
};

let parseEnv: typeof import('./env').parseEnv;

beforeAll(async () => {
  vi.stubEnv('DATABASE_URL', DATABASE_URL);
  vi.stubEnv('PAYLOAD_SECRET', PAYLOAD_SECRET);
  ({ parseEnv } = await import('./env'));
});

describe('parseEnv', () => {
  it('lists everything missing in production and has no default secrets', () => {
    expect(() => parseEnv({ NODE_ENV: 'production' })).toThrow(
      /DATABASE_URL is missing\n.*PAYLOAD_SECRET is missing\n.*SITE_URL is missing\n.*ADMIN_EMAIL is missing\n.*NEXT_SERVER_ACTIONS_ENCRYPTION_KEY is missing/,
    );
  });

  it('accepts a complete production environment', () => {
    expect(parseEnv(production)).toMatchObject({
      SITE_URL: 'https://example.com',
      PORT: 3000,
      TIME_ZONE: 'America/New_York',
      GRAPHQL_ENABLED: false,
    });
  });

  it('defaults to a local URL in development only', () => {
    expect(parseEnv({ DATABASE_URL, PAYLOAD_SECRET, PORT: '4000' }).SITE_URL).toBe('http://localhost:4000');
  });

  it.each([
    ['PORT', '70000', /PORT must be from 1 to 65535/],
    ['PORT', 'eighty', /PORT must be a number/],
    ['SITE_URL', 'https://example.com/', /SITE_URL must be an origin/],
    ['SITE_URL', 'javascript:alert(1)', /SITE_URL must be an origin/],
    ['DATABASE_URL', 'mysql://x', /DATABASE_URL must begin with postgres/],
    ['PAYLOAD_SECRET', 'short', /PAYLOAD_SECRET must have at least 32 characters/],
    ['PAYLOAD_SECRET_OLD', 'short', /PAYLOAD_SECRET_OLD must have at least 32 characters/],
    ['ADMIN_EMAIL', 'nobody', /ADMIN_EMAIL must be an email address/],
    ['TIME_ZONE', 'Mars/Base', /TIME_ZONE must be a time zone/],
    ['GRAPHQL_ENABLED', 'yes', /GRAPHQL_ENABLED must be "true" or "false"/],
    ['GTM_ID', 'GTM-abc', /GTM_ID must be GTM- followed by digits and capital letters/],
    ['GTM_ID', 'UA-12345', /GTM_ID must be GTM-/],
    ['GTM_ID', "GTM-1'};alert(1)", /GTM_ID must be GTM-/],
    ['CONSENT_SCRIPT_URL', 'http://consent.example/banner.js', /CONSENT_SCRIPT_URL must be an https address/],
    ['CONSENT_SCRIPT_URL', 'javascript:alert(1)', /CONSENT_SCRIPT_URL must be an https address/],
    ['CONSENT_SCRIPT_URL', 'banner.js', /CONSENT_SCRIPT_URL must be an https address/],
    ['NEXT_DIST_DIR', '../elsewhere', /NEXT_DIST_DIR must be a path inside the project/],
    ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'abc', /NEXT_SERVER_ACTIONS_ENCRYPTION_KEY must be 16, 24 or 32 bytes/],
  ])('rejects %s=%s with a plain message', (name, value, message) => {
    expect(() => parseEnv({ ...production, [name]: value })).toThrow(message);
  });

  it.each([
    [{ TRANSLATE_PROVIDER: 'google' }, /TRANSLATE_PROVIDER must be "openai" or "deepl"/],
    [{ TRANSLATE_PROVIDER: 'openai', TRANSLATE_MODEL: 'x' }, /TRANSLATE_URL is missing, which TRANSLATE_PROVIDER=openai needs/],
    [{ TRANSLATE_PROVIDER: 'openai', TRANSLATE_URL: 'http://10.0.0.5:8080/v1' }, /TRANSLATE_MODEL is missing/],
    [{ TRANSLATE_PROVIDER: 'openai', TRANSLATE_URL: 'file:///etc', TRANSLATE_MODEL: 'x' }, /TRANSLATE_URL must be an address/],
    [{ TRANSLATE_PROVIDER: 'deepl' }, /TRANSLATE_API_KEY is missing/],
    [{ TRANSLATE_API_KEY: 'x' }, /TRANSLATE_PROVIDER is missing/],
  ])('rejects half a translation service: %o', (settings, message) => {
    expect(() => parseEnv({ ...production, ...settings })).toThrow(message);
  });

  it('accepts a translation service without a key on a private address, and DeepL without an address', () => {
    expect(parseEnv({ ...production, TRANSLATE_PROVIDER: 'openai', TRANSLATE_URL: 'http://10.0.0.5/v1', TRANSLATE_MODEL: 'm' })).toMatchObject({
      TRANSLATE_PROVIDER: 'openai',
    });
    expect(parseEnv({ ...production, TRANSLATE_PROVIDER: 'deepl', TRANSLATE_API_KEY: 'k' })).toMatchObject({ TRANSLATE_PROVIDER: 'deepl' });
    expect(parseEnv({ ...production, TRANSLATE_PROVIDER: '', TRANSLATE_URL: '' }).TRANSLATE_PROVIDER).toBeUndefined();
  });

  it('needs all settings of a bucket, or none', () => {
    const bucket = {
      S3_ENDPOINT: 'https://s3.example.com',
      S3_REGION: 'eu-west-1',
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    };
    expect(parseEnv({ ...production, ...bucket })).toMatchObject({ S3_BUCKET: 'files', S3_PATH_STYLE: false });
    for (const name of Object.keys(bucket)) {
      expect(() => parseEnv({ ...production, ...bucket, [name]: '' })).toThrow(`${name} is missing, which storing files in a bucket needs`);
    }
    expect(() => parseEnv({ ...production, ...bucket, S3_ENDPOINT: 's3.example.com' })).toThrow(/S3_ENDPOINT must be an address/);
  });

  it('never reveals a secret in the error', () => {
    expect(() => parseEnv({ ...production, PAYLOAD_SECRET: 'hunter2', SITE_URL: 'x' })).toThrow(expect.not.stringContaining('hunter2'));
  });

  it('needs no secrets to build an image', () => {
    expect(parseEnv({ NODE_ENV: 'production', BUILD_ONLY: 'true' })).toMatchObject({ BUILD_ONLY: true });
  });
});
