/** Where Tailwind lets utilities work together through a variable: the site sets each of these in one place. */
const COMPOSED = /^--tw-(?:border-style|font-weight|leading)$/;
const READ = /^var\(--tw-(?:border-style|font-weight|leading)(?:, ?(?<value>.+))?\)$/;

/**
 * A PostCSS plugin that writes Tailwind's utilities without variables for border styles, font weights and line heights, a tenth of the stylesheet:
 * borders are solid (`reset.css`), and line heights stand after font sizes.
 */
const plainUtilities = () => ({
  postcssPlugin: 'plain-utilities',
  OnceExit(root) {
    root.walkDecls((declaration) => {
      const read = READ.exec(declaration.value);
      if (read?.groups?.value) declaration.value = read.groups.value;
      else if (read || COMPOSED.test(declaration.prop)) declaration.remove();
    });
    root.walkAtRules('property', (rule) => {
      if (COMPOSED.test(rule.params)) rule.remove();
    });
    // Twice: what held only empty rules is empty then.
    for (let depth = 0; depth < 3; depth += 1) {
      root.walk((node) => {
        if (node.nodes?.length === 0) node.remove();
      });
    }
  },
});
plainUtilities.postcss = true;

module.exports = plainUtilities;
