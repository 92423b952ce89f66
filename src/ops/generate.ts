/** `npm run generate`: writes the files generated from the CMS configuration, and the icon sprite. With `--check`, fails if they aren't current. */
import { readFileSync, writeFileSync } from 'node:fs';
import { ICON_FILES, writeIconSprite } from './icon-sprite';
import { run } from './processes';

const FILES = ['src/payload-types.ts', 'src/payload-generated-schema.ts', 'src/app/(payload)/admin/importMap.js', ...ICON_FILES];
const PLACEHOLDERS = {
  DATABASE_URL: 'postgres://generate',
  PAYLOAD_SECRET: 'not-a-secret-only-for-generating-files',
  NODE_OPTIONS: '--conditions=production',
};
const isCheck = process.argv.includes('--check');
const read = () => FILES.map((file) => readFileSync(file, 'utf8'));

const before = read();
for (const command of ['generate:types', 'generate:db-schema', 'generate:importmap']) {
  const { code, output } = await run(['node_modules/payload/bin.js', command], { ...process.env, ...PLACEHOLDERS });
  if (code !== 0) {
    console.error(output);
    process.exit(1);
  }
}
writeIconSprite();
const stale = FILES.filter((_file, index) => read()[index] !== before[index]);
if (isCheck && stale.length > 0) {
  for (const [index, file] of FILES.entries()) writeFileSync(file, before[index] ?? '');
  console.error(`Not current: ${stale.join(', ')}. Run "npm run generate" and commit the result.`);
  process.exit(1);
}
console.log(stale.length > 0 ? `Written: ${stale.join(', ')}` : 'Generated files are current.');
