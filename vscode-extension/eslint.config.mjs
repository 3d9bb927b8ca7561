import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['build/', 'dist/', 'node_modules/', 'bundled/'] },
  {
    files: ['src/**/*.ts', 'test/unit/**/*.ts'],
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json' } },
    rules: {
      // A number or a path in a message is what is wanted.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // node:test returns a promise that need not be awaited.
      '@typescript-eslint/no-floating-promises': ['error', { allowForKnownSafeCalls: [{ from: 'package', name: 'test', package: 'node:test' }] }],
    },
  },
);
