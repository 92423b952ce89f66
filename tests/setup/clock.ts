const { Date: RealDate } = globalThis;
let shift = 0;

class ShiftedDate extends RealDate {
  constructor(...args: [] | [string | number | Date]) {
    if (args.length === 0) super(RealDate.now() + shift);
    else super(...args);
  }

  static override now(): number {
    return RealDate.now() + shift;
  }
}

/** Sets this process's clock by so many hours from now; 0 is the real time. */
export function setClock(hours: number): void {
  shift = hours * 3_600_000;
  globalThis.Date = (hours === 0 ? RealDate : ShiftedDate) as DateConstructor;
}
