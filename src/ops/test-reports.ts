import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

export interface TestResult {
  name: string;
  status: 'passed' | 'failed' | 'skipped';
  seconds: number;
  /** What a failed test says, or a flaky one said first, in at most `REASON_LINES` lines. */
  reason?: string;
  /** Passed on the second try only. */
  isFlaky?: boolean;
}

const REASON_LINES = 25;

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z.array(z.object({ duration: z.number(), errors: z.array(z.object({ message: z.string().optional() })).optional() })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({ suites: z.array(playwrightSuite) });

const STATUS: Record<string, TestResult['status']> = {
  passed: 'passed',
  expected: 'passed',
  flaky: 'passed',
  skipped: 'skipped',
  pending: 'skipped',
  todo: 'skipped',
};
const statusOf = (status: string) => STATUS[status] ?? 'failed';

function reasonOf(messages: (string | undefined)[]): { reason?: string } {
  const text = stripVTControlCharacters(messages.filter(Boolean).join('\n')).trim();
  return text ? { reason: text.split('\n').slice(0, REASON_LINES).join('\n') } : {};
}

function read<T>(file: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** The results in a JSON report of Vitest, or null without one; a file that failed outside its tests counts as a test. */
export function readVitestReport(file: string): TestResult[] | null {
  const report = read(file, vitestReport);
  if (!report) return null;
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.map((test) => ({
      name: `${name.replace(`${process.cwd()}/`, '')} › ${test.fullName}`,
      status: statusOf(test.status),
      seconds: (test.duration ?? 0) / 1000,
      ...reasonOf(test.failureMessages ?? []),
    }));
    const isExplained = status !== 'failed' || tests.some((test) => test.status === 'failed');
    return isExplained ? tests : [...tests, { name, status: 'failed' as const, seconds: 0, ...reasonOf([message]) }];
  });
}

const resultsIn = ({ specs, suites }: z.infer<typeof playwrightSuite>): TestResult[] => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ status, results }) => ({
      name: `tests/e2e/${file}:${line} › ${title}`,
      status: statusOf(status),
      isFlaky: status === 'flaky',
      seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
      ...reasonOf(results.flatMap(({ errors }) => errors?.map(({ message }) => message) ?? [])),
    })),
  ),
  ...(suites ?? []).flatMap(resultsIn),
];

/** The results in a JSON report of Playwright, or null without one. */
export const readPlaywrightReport = (file: string): TestResult[] | null => read(file, playwrightReport)?.suites.flatMap(resultsIn) ?? null;
