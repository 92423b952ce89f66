import { expect, it } from 'vitest';
import { flightRows } from './flight-rows';

const page = (...chunks: string[]) => chunks.map((chunk) => `<script>self.__next_f.push([1,${JSON.stringify(chunk)}])</script>`).join('<p>x</p>');

it('lists the rows of a page, largest first', () => {
  const rows = flightRows(page('1:["$","p",null,{}]\n2:T5,a\nbé3:nul', 'l\n'));
  expect(rows).toEqual([
    { id: '1', bytes: 20, start: '["$","p",null,{}]' },
    { id: '2', bytes: 10, start: 'T5,a\nbé' },
    { id: '3', bytes: 7, start: 'null' },
  ]);
});

it('finds none in a page without React', () => {
  expect(flightRows('<p>self.__next_f</p>')).toEqual([]);
});
