import type { Endpoint, SanitizedConfig } from 'payload';
import { settleLocale } from '../guards/guard-query';

const withLocale = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  handler: (req) => {
    settleLocale(req);
    return endpoint.handler(req);
  },
});

/** Payload reads a global's locale before any hook runs, so the endpoints themselves settle it. */
export function settleLocales(config: SanitizedConfig): SanitizedConfig {
  for (const entity of [...config.collections, ...config.globals]) {
    if (entity.endpoints) entity.endpoints = entity.endpoints.map(withLocale);
  }
  return config;
}
