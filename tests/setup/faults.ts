import diagnostics from 'node:diagnostics_channel';
import { afterEach, beforeEach } from 'vitest';
import { FAULTS_CHANNEL } from '@/domain/faults';

/** Faults reported in the current test; emptied before each test. */
export function hearFaults(): unknown[] {
  const heard: unknown[] = [];
  const listen = (fault: unknown) => void heard.push(fault);
  beforeEach(() => {
    heard.length = 0;
    diagnostics.subscribe(FAULTS_CHANNEL, listen);
  });
  afterEach(() => void diagnostics.unsubscribe(FAULTS_CHANNEL, listen));
  return heard;
}
