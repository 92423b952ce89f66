import { describe, expect, it } from 'vitest';
import { parseRates } from './exchange-rates';

const sheet = (day: string, usd: string) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope><Cube><Cube time='${day}'><Cube currency='USD' rate='${usd}'/><Cube currency='JPY' rate='169.17'/><Cube currency="GBP" rate="0.85550"/></Cube></Cube></gesmes:Envelope>`;

describe('exchange rates of the European Central Bank', () => {
  it('are read with their day', () => {
    expect(parseRates(sheet('2025-06-30', '1.1720'))).toEqual({ day: '2025-06-30', USD: 1.172, GBP: 0.8555 });
  });

  it('are left alone if they are missing or can’t be right', () => {
    for (const xml of [
      '',
      '<html>Sorry</html>',
      sheet('2025-06-30', '0'),
      sheet('2025-06-30', '117.2'),
      sheet('2025-13-01', '1.1'),
      sheet('2999-01-01', '1.1'),
    ]) {
      expect(parseRates(xml), xml).toBeNull();
    }
  });
});
