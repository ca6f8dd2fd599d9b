import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Files that will be rewritten soon: they keep their length until then. `npm run house` lets the list only shrink. */
const UNSPLIT = JSON.parse(readFileSync(new URL('unsplit.json', import.meta.url), 'utf8'));

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/generated/**',
      '**/node_modules/**',
      'data/**',
      'web/screenshots/**',
      'docs/**',
    ],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strict, tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      // Interpolating a number into a sentence is what we do all day.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      // An async function may satisfy a port without awaiting anything.
      '@typescript-eslint/require-await': 'off',
      // Spreading away a member is how it is left out.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_' },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    // As `.ci/house.mjs` counts them.
    files: ['**/*.ts', '**/*.tsx', '**/*.mjs'],
    rules: {
      'max-len': ['error', { code: 120, ignoreUrls: false }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: [
      '**/*.test.ts',
      '**/*.test.tsx',
      '**/{test,bench,screenshots,demo,evaluation}/**/*.{ts,tsx,mjs}',
    ],
    rules: { 'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: [
      '**/*.test.ts',
      '**/*.test.tsx',
      '**/test/**/*.ts',
      '**/bench/**/*.ts',
      '**/screenshots/**/*.ts',
      '**/demo/**/*.ts',
      '**/evaluation/**/*.ts',
    ],
    rules: {
      // Answers of the server under test are looked at through vitest's matchers.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', '**/test/**/*.ts'],
    rules: {
      // A test waits for what must come, and a busy machine is slow: a waiting time is a bound for a hang.
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Property[key.name="timeout"] > Literal[value<180000]',
          message:
            'A slow machine needs longer. Use PATIENT or HANG_MS of patience.ts; ONE_TRY for one try ' +
            'within vi.waitFor.',
        },
        {
          selector:
            'CallExpression[callee.object.name="vi"][callee.property.name=/^waitFor$|^waitUntil$/][arguments.length=1]',
          message:
            'Without options it waits one second, which a busy machine exceeds: pass PATIENT of patience.ts.',
        },
      ],
    },
  },
  {
    // These run beside each other, and the runner knows one current test: it is none while the neighbour is
    // between two of its own.
    files: ['web/test/paths/**/*.ts', 'web/test/areas/**/*.ts', 'web/test/screens/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['poll', 'soft', 'assertions'].map((property) => ({
          object: 'expect',
          property,
          message:
            'It needs the current test, which tests beside each other take from each other. Write ' +
            'vi.waitFor(async () => { expect(…) }).',
        })),
      ],
    },
  },
  {
    files: ['web/src/**/*.ts', 'web/src/**/*.tsx'],
    extends: [
      reactHooks.configs.flat['recommended-latest'] ?? reactHooks.configs['recommended-latest'],
    ],
  },
  { files: UNSPLIT, rules: { 'max-len': 'off', 'max-lines': 'off' } },
);
