import { describe, expect, it } from 'vitest';
import { lockKey } from './lock-key';

describe('the key of a lock', () => {
  it('is the same for the same subject and parts', () => {
    expect(lockKey('bookmark', 4201, 1)).toBe(lockKey('bookmark', 4201, 1));
  });

  it('differs for each subject and part', () => {
    const keys = [
      lockKey('jobs'),
      lockKey('redirects'),
      lockKey('bookmark', 4201, 1),
      lockKey('bookmark', 1, 4201),
      lockKey('bookmark', 42, 11),
      lockKey('bookmark', 4, 211),
      lockKey('newsletter issue', 4201, 1),
      lockKey('document', 'tools', 1),
      lockKey('document', 'tools1'),
      lockKey('review', 'tools', 1),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is a signed number of 64 bits', () => {
    for (let id = 0; id < 1000; id += 1) {
      const key = BigInt(lockKey('document', 'tools', id));
      expect(BigInt.asIntN(64, key)).toBe(key);
    }
  });
});
