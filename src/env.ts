import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { PASSWORD_MIN_LENGTH } from './domain/limits';

/** Missing or invalid environment variables, one per line. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

const BUILD_PLACEHOLDER = 'only-for-building-and-refused-when-serving';

const optionalText = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === '' ? undefined : value), schema);

const text = optionalText(z.string().optional());

/** An http(s) address, such as `example`. */
const address = (example: string) => optionalText(z.url({ protocol: /^https?$/, error: `must be an address such as ${example}` }).optional());

const flag = (otherwise: boolean, on = 'true', off = 'false') =>
  optionalText(z.enum([on, off], `must be "${on}" or "${off}"`).default(otherwise ? on : off)).transform((value) => value === on);

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return (url.protocol === 'http:' || url.protocol === 'https:') && url.origin === value;
}

function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

function isAddressList(value: string): boolean {
  return value.split(',').every((part) => part.trim() === '' || ipaddr.isValid(part.trim()) || ipaddr.isValidCIDR(part.trim()));
}

/** Third-party scripts must use https; localhost may use http. */
function isScriptAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost');
}

const isKey = (value: string) => /^[A-Za-z0-9+/]+={0,2}$/.test(value) && [16, 24, 32].includes(Buffer.from(value, 'base64').length);

function schemaFor({ production, port }: { production: boolean; port: string | undefined }) {
  const origin = z.string('is missing').refine(isOrigin, 'must be an origin such as https://example.com, without a path or closing slash');
  const key = z.string('is missing').refine(isKey, 'must be 16, 24 or 32 bytes in base64 (openssl rand -base64 32)');
  return z.object({
    NODE_ENV: z.enum(['development', 'production', 'test'], 'must be "development", "production" or "test"').default('development'),
    DATABASE_URL: z.string('is missing').regex(/^postgres(?:ql)?:\/\/.+/, 'must begin with postgres://'),
    DATABASE_ROLE: text,
    PAYLOAD_SECRET: z.string('is missing').min(32, 'must have at least 32 characters (openssl rand -base64 32)'),
    PAYLOAD_SECRET_OLD: optionalText(z.string().min(32, 'must have at least 32 characters').optional()),
    SITE_URL: production ? origin : origin.default(`http://localhost:${port || '3000'}`),
    PORT: z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(1, 'must be from 1 to 65535')
      .max(65_535, 'must be from 1 to 65535')
      .default(3000),
    HOST: text,
    HSTS_SUBDOMAINS: flag(false),
    CACHE_TAG_HEADER: optionalText(
      z
        .string()
        .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'must be the name of a header, such as xkey')
        .optional(),
    ),
    EDGE_URLS: optionalText(z.string().default(''))
      .transform((value) =>
        value
          .split(',')
          .map((url) => url.trim())
          .filter(Boolean),
      )
      .refine((urls) => urls.every(isOrigin), 'must be origins such as http://edge:6080, separated by commas'),
    WEB_PROCESSES: optionalText(
      z.coerce.number('must be a number').int('must be a whole number').min(1, 'must be at least 1').max(64, 'must be at most 64').default(1),
    ),
    STOP_NOTICE_SECONDS: optionalText(
      z.coerce.number('must be a number').int('must be a whole number').min(0, 'must be from 0 to 10').max(10, 'must be from 0 to 10').default(0),
    ),
    ERASURE_LOG: text,
    S3_ENDPOINT: address('https://s3.eu-west-1.amazonaws.com'),
    S3_REGION: text,
    S3_BUCKET: text,
    S3_ACCESS_KEY_ID: text,
    S3_SECRET_ACCESS_KEY: text,
    S3_PATH_STYLE: flag(false),
    METRICS_TOKEN: optionalText(z.string().min(16, 'must have at least 16 characters').optional()),
    ADMIN_EMAIL: optionalText(
      production
        ? z.email({ error: ({ input }) => (input === undefined ? 'is missing' : 'must be an email address') })
        : z.email('must be an email address').optional(),
    ),
    ADMIN_PASSWORD: optionalText(z.string().min(PASSWORD_MIN_LENGTH, `must have at least ${PASSWORD_MIN_LENGTH} characters`).optional()),
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: optionalText(production ? key : key.optional()),
    PRODUCT_NAME: optionalText(z.string().max(40, 'must have at most 40 characters').default('AI Tool Compass')),
    TIME_ZONE: optionalText(z.string().refine(isTimeZone, 'must be a time zone such as Europe/Amsterdam').default('America/New_York')),
    GRAPHQL_ENABLED: flag(false),
    SMTP_URL: optionalText(
      z
        .string()
        .regex(/^smtps?:\/\/.+/, 'must begin with smtp:// or smtps://')
        .optional(),
    ),
    MAIL_FROM: optionalText(z.email('must be an email address').optional()),
    MAIL_DIR: text,
    SMS_WEBHOOK_URL: address('https://sms.example.com/send'),
    SMS_WEBHOOK_TOKEN: text,
    SMS_DIR: text,
    GOOGLE_CLIENT_ID: text,
    GOOGLE_CLIENT_SECRET: text,
    OIDC_NAME: optionalText(z.string().max(40, 'must have at most 40 characters').default('OpenID')),
    OIDC_ISSUER: address('https://id.example.com'),
    OIDC_CLIENT_ID: text,
    OIDC_CLIENT_SECRET: text,
    TRANSLATE_PROVIDER: optionalText(z.enum(['openai', 'deepl'], 'must be "openai" or "deepl"').optional()),
    TRANSLATE_URL: address('https://api.openai.com/v1'),
    TRANSLATE_API_KEY: text,
    TRANSLATE_MODEL: optionalText(z.string().max(200, 'must have at most 200 characters').optional()),
    TRUSTED_PROXIES: optionalText(
      z.string().refine(isAddressList, 'must be IP addresses or ranges such as 10.0.0.0/8, separated by commas').default(''),
    ),
    GTM_ID: optionalText(
      z
        .string()
        .regex(/^GTM-[0-9A-Z]+$/, 'must be GTM- followed by digits and capital letters')
        .optional(),
    ),
    CONSENT_SCRIPT_URL: optionalText(
      z.string().refine(isScriptAddress, 'must be an https address such as https://consent.example.com/banner.js').optional(),
    ),
    SERVICE_WORKER: flag(true, 'on', 'off'),
    SENTRY_DSN: address('https://key@o1.ingest.sentry.io/1'),
    SENTRY_ENVIRONMENT: optionalText(z.string().max(64, 'must have at most 64 characters').default('production')),
    ERROR_TRIALS: flag(false),
    // Read at build time only.
    SOURCE_MAPS: flag(false),
    SENTRY_URL: address('https://sentry.example.com'),
    SENTRY_AUTH_TOKEN: text,
    SENTRY_ORG: text,
    SENTRY_PROJECT: text,
    LOG_FORMAT: optionalText(z.enum(['text', 'json'], { error: 'must be text or json' }).default('text')),
    RUN_JOBS: flag(true),
    LINK_CHECKS: flag(production),
    EXCHANGE_RATES: flag(production),
    NEXT_DIST_DIR: optionalText(
      z
        .string()
        .refine((value) => !value.startsWith('/') && !value.split('/').includes('..'), 'must be a path inside the project')
        .default('.next'),
    ),
    BUILD_ONLY: flag(false),
  });
}

export type Environment = z.infer<ReturnType<typeof schemaFor>>;

/** Machine translation settings are required together. */
function translationProblems(input: Record<string, string | undefined>): string[] {
  const { TRANSLATE_PROVIDER, TRANSLATE_URL, TRANSLATE_API_KEY, TRANSLATE_MODEL } = input;
  if (!TRANSLATE_PROVIDER) {
    const isHalf = TRANSLATE_URL || TRANSLATE_API_KEY || TRANSLATE_MODEL;
    return isHalf ? ['  TRANSLATE_PROVIDER is missing: "openai" or "deepl", which the other TRANSLATE_ settings belong to'] : [];
  }
  const missing = (name: string, reason: string) => `  ${name} is missing, which TRANSLATE_PROVIDER=${TRANSLATE_PROVIDER} needs: ${reason}`;
  if (TRANSLATE_PROVIDER === 'deepl') return TRANSLATE_API_KEY ? [] : [missing('TRANSLATE_API_KEY', 'the key of the account')];
  if (TRANSLATE_PROVIDER !== 'openai') return [];
  return [
    ...(TRANSLATE_URL ? [] : [missing('TRANSLATE_URL', 'an address such as https://api.openai.com/v1')]),
    ...(TRANSLATE_MODEL ? [] : [missing('TRANSLATE_MODEL', 'the name of the model')]),
  ];
}

/** Settings that are required together, and what needs them. */
const TOGETHER: [need: string, names: string[]][] = [
  ['the upload of source maps', ['SENTRY_AUTH_TOKEN', 'SENTRY_ORG', 'SENTRY_PROJECT']],
  ['storing files in a bucket', ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
];

const togetherProblems = (input: Record<string, string | undefined>): string[] =>
  TOGETHER.flatMap(([need, names]) => {
    const missing = names.filter((name) => !input[name]);
    return missing.length === names.length ? [] : missing.map((name) => `  ${name} is missing, which ${need} needs`);
  });

/**
 * Parses the settings from environment variables. With `BUILD_ONLY=true` (building an image without secrets or a database), required values get
 * placeholders that no server starts with (`instrumentation.ts`).
 * @throws EnvironmentError listing every missing or invalid variable
 */
export function parseEnv(input: Record<string, string | undefined>): Environment {
  const isBuild = input.BUILD_ONLY === 'true';
  const given = isBuild
    ? {
        DATABASE_URL: `postgres://${BUILD_PLACEHOLDER}`,
        PAYLOAD_SECRET: BUILD_PLACEHOLDER,
        SITE_URL: 'http://localhost',
        ADMIN_EMAIL: 'build@example.com',
        NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
        ...input,
      }
    : input;
  const result = schemaFor({ production: input.NODE_ENV === 'production', port: input.PORT }).safeParse(given);
  const together = [...translationProblems(input), ...togetherProblems(input)];
  if (result.success && together.length === 0) return result.data;
  const lines = [...(result.error?.issues ?? []).map(({ path, message }) => `  ${path.join('.')} ${message}`), ...together];
  throw new EnvironmentError(`The environment is not complete:\n${[...new Set(lines)].join('\n')}`);
}

export const env = parseEnv(process.env);

/** True if browsers reach the site by https, so that its cookies can be Secure. */
export const IS_HTTPS = env.SITE_URL.startsWith('https:');
