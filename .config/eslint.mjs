import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Files exempt from the length limits until they are rewritten. `npm run house` lets the list only shrink. */
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
      // Numbers and booleans may be interpolated into strings.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      // An async function may implement an interface without awaiting anything.
      '@typescript-eslint/require-await': 'off',
      // `const { id, ...rest } = row` is the usual way to omit a property.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_' },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    // The same limits as in `.ci/house.mjs`.
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
      // Tests check untyped responses of the server with Vitest's matchers.
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
      // Timeouts in tests are for hangs only, so they must be long enough for a busy machine.
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Property[key.name="timeout"] > Literal[value<180000]',
          message:
            'This timeout is too short for a busy machine. Use PATIENT or HANG_MS from patience.ts, or ' +
            'ONE_TRY for one attempt inside vi.waitFor.',
        },
        {
          selector:
            'CallExpression[callee.object.name="vi"][callee.property.name=/^waitFor$|^waitUntil$/][arguments.length=1]',
          message:
            'The default timeout of 1 s is too short for a busy machine. Pass PATIENT from patience.ts.',
        },
      ],
    },
  },
  {
    // The tests in these folders run concurrently, but Vitest stores one current test for all of them. It may be
    // another test, or undefined between two tests.
    files: ['web/test/paths/**/*.ts', 'web/test/areas/**/*.ts', 'web/test/screens/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['poll', 'soft', 'assertions'].map((property) => ({
          object: 'expect',
          property,
          message:
            `expect.${property} uses the current test, which is unreliable when tests run concurrently. ` +
            'Write vi.waitFor(async () => { expect(…) }, PATIENT).',
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
