/** Numbers that people spell out in prices ("ten dollars", "tien euro"); smaller ones mostly count something else. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, fifteen: 15 },
    ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, hundred: 100 },
    ...{ vijf: 5, zes: 6, zeven: 7, acht: 8, negen: 9, tien: 10, twaalf: 12, vijftien: 15 },
    ...{ vijfentwintig: 25, vijfendertig: 35, vijfenzeventig: 75, tweehonderd: 200, driehonderd: 300, vijfhonderd: 500 },
    ...{ twintig: 20, dertig: 30, veertig: 40, vijftig: 50, zestig: 60, zeventig: 70, tachtig: 80, negentig: 90, honderd: 100 },
  }),
);

/** Words for notes, which say the currency too: euros, as which pounds count. */
export const NOTE_WORDS: ReadonlyMap<string, number> = new Map(Object.entries({ tientje: 10, tientjes: 10, tenner: 10, fiver: 5 }));
