import js from '@eslint/js';
import i18next from 'eslint-plugin-i18next';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import fs from 'node:fs';
import tseslint from 'typescript-eslint';

/*
 * Who may import whom: app -> features -> transport -> protocol; ui and i18n stand beside them.
 * A feature sees another one only through that feature's index.ts.
 */
const FEATURES = fs.readdirSync('src/features');
const all = (...folders) => folders.map((folder) => `./src/${folder}`);

const layers = [
  { target: './src/protocol', from: all('app', 'features', 'transport', 'ui', 'i18n', 'testing') },
  { target: './src/transport', from: all('app', 'features', 'ui', 'i18n') },
  { target: './src/ui', from: all('app', 'features', 'transport', 'protocol', 'i18n', 'testing') },
  { target: './src/i18n', from: all('app', 'features', 'transport', 'protocol', 'testing') },
  { target: './src/features', from: all('app') },
];

const betweenFeatures = FEATURES.map((feature) => ({
  target: `./src/features/${feature}`,
  from: './src/features',
  except: [`./${feature}`, ...FEATURES.map((other) => `./${other}/index.ts`)],
  message: 'Import another feature through its index.ts only.',
}));

const fromApp = FEATURES.map((feature) => ({
  target: './src/app',
  from: `./src/features/${feature}`,
  except: ['./index.ts', './routes.ts'],
  message: 'The app sees a feature through its index.ts only.',
}));

/** The second verifier owes nothing to the page, so that it can be read, and trusted, by itself. */
const verifier = {
  target: './src/features/fairness/verifier',
  from: './src',
  except: ['./features/fairness/verifier'],
  message: 'The verifier imports nothing of the page.',
};

export default defineConfig(
  globalIgnores(['dist', 'test-results', 'playwright-report', 'src/protocol/*.generated.ts']),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  { files: ['src/**'], extends: [reactHooks.configs.flat.recommended, a11y.configs.recommended] },
  importX.flatConfigs.typescript,
  {
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: ['*.js', '*.ts', 'build/*', 'public/*.js'],
          defaultProject: 'tsconfig.node.json',
        },
      },
    },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.json'], alias: { '@': ['./src'] } }),
      ],
    },
    plugins: { 'import-x': importX },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...layers, ...betweenFeatures, ...fromApp, verifier] }],
      'import-x/no-cycle': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // A promise given to an event handler is a mutation whose failure is shown from its own state.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'max-lines-per-function': ['warn', { max: 90, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['src/**/*.test.tsx', 'src/testing/**'],
    plugins: { i18next },
    rules: {
      // Every visible word goes through i18n.
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          'jsx-attributes': {
            include: ['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'label', 'hint'],
          },
          words: { exclude: ['[0-9!-/:-@[-`{-~×…·→←]+', '[A-Z_-]+', '10', 'Craits'] },
        },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: { 'max-lines-per-function': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { URL: 'readonly' } },
  },
  {
    files: ['public/*.js'],
    languageOptions: { globals: { document: 'readonly', localStorage: 'readonly', matchMedia: 'readonly' } },
  },
);
