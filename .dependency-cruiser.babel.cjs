/** Type-only imports count as imports: they tie two folders together just as much. */
const keepTypeImports = () => ({
  visitor: {
    'ImportDeclaration|ExportNamedDeclaration|ExportAllDeclaration'(path) {
      if (path.node.source && (path.node.importKind === 'type' || path.node.exportKind === 'type')) {
        Object.assign(path.node, { type: 'ImportDeclaration', importKind: 'value', exportKind: undefined, specifiers: [] });
      }
    },
  },
});

module.exports = { plugins: [keepTypeImports], presets: [['@babel/preset-typescript', { onlyRemoveTypeImports: true }]] };
