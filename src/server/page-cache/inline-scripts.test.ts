import { expect, it } from 'vitest';
import { dataScriptSources, scriptSource } from './inline-scripts';

it('allows the scripts by which Next hands over data', () => {
  const texts = ['(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([1,"1:\\u003cb>\\"x\\"\\n"])'];
  expect(dataScriptSources(`<p></p>${texts.map((text) => `<script>${text}</script>`).join('\n')}`)).toEqual(texts.map(scriptSource));
});

it.each([
  'alert(1)',
  'self.__next_f.push([1,""]);alert(1)',
  'self.__next_f.push([1,""]);alert([1])',
  'self.__next_f.push(alert(1))',
  'self.__next_f.push([1,`x`+alert(1)])',
])('allows nothing else that stands in a document: %s', (text) => {
  expect(dataScriptSources(`<script>${text}</script>`)).toEqual([]);
});

it('hashes as browsers do', () => {
  expect(scriptSource('doSomething();')).toBe("'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='");
});
