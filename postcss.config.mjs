export default { plugins: { '@tailwindcss/postcss': {}, './src/build/plain-utilities.cjs': {} } };
