import { createRequire } from 'node:module';
import postcss from 'postcss';
import { expect, it } from 'vitest';

const plainUtilities = createRequire(import.meta.url)('./plain-utilities.cjs');

const written = (css: string) => postcss([plainUtilities()]).process(css, { from: undefined }).css;

it('writes borders, weights and line heights without variables', () => {
  expect(written('.a{border-top-style:var(--tw-border-style);border-top-width:1px}')).toBe('.a{border-top-width:1px}');
  expect(written('.a{--tw-font-weight:600;font-weight:600}')).toBe('.a{font-weight:600}');
  expect(written('.a{line-height:var(--tw-leading,1.375rem)}')).toBe('.a{line-height:1.375rem}');
  expect(written('.a{line-height:var(--tw-leading, calc(1.3 * 1em))}')).toBe('.a{line-height:calc(1.3 * 1em)}');
});

it('drops what declares those variables, and nothing else', () => {
  const declared = '@layer properties{@supports (color:red){*{--tw-border-style:solid;--tw-leading:initial}}}@property --tw-leading{syntax:"*"}';
  expect(written(`${declared}.a{color:red}`)).toBe('.a{color:red}');
  const others = '@property --tw-rotate{syntax:"*"}.a{border-style:dashed;line-height:var(--text-base--line-height)}';
  expect(written(others)).toBe(others);
});
