import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Service {
  env_file?: string;
  environment?: Record<string, string>;
  command?: string[];
  image?: string;
  build?: { target: string };
  volumes?: string[];
  ports?: string[];
  networks?: string[];
  security_opt?: string[];
  cap_drop?: string[];
  read_only?: boolean;
  pids_limit?: number;
  mem_limit?: string;
  logging?: { options: Record<string, string> };
}

const VARIABLE = /\$\{(\w+)(?::([-?])((?:[^${}]|\$\{[^{}]*\})*))?\}/g;

/** Fills in `${NAME}`, `${NAME:-default}` and `${NAME:?error}` as Compose does. @throws Error when a required value is missing */
function fillIn(text: string, settings: Record<string, string>): string {
  return text.replaceAll(VARIABLE, (_, name: string, operator: string | undefined, otherwise = '') => {
    const value = settings[name];
    if (value) return value;
    if (operator === '?') throw new Error(otherwise);
    return operator === '-' ? fillIn(otherwise, settings) : '';
  });
}

/** The services of docker-compose.yml as Compose starts them with these settings in `.env`. */
export function composed(settings: Record<string, string>): Record<string, Service> {
  const file = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true });
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') return fillIn(value, settings);
    if (Array.isArray(value)) return value.map(filled);
    return value && typeof value === 'object' ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part)])) : value;
  };
  const services = filled(file.services) as Record<string, Service>;
  for (const service of Object.values(services)) service.environment = { ...(service.env_file ? settings : {}), ...service.environment };
  return services;
}

/** The instructions of a stage of the Dockerfile, one a line. */
export function stageOf(target: string): string[] {
  const lines = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', '').split('\n');
  const start = lines.findIndex((line) => line.startsWith('FROM ') && line.endsWith(` AS ${target}`));
  const end = lines.findIndex((line, index) => index > start && line.startsWith('FROM '));
  return lines.slice(start, end < 0 ? undefined : end).filter((line) => line && !line.startsWith('#'));
}
