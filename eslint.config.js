import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

export default tseslint.config(
  {
    ignores: [
      '.next/**',
      'node_modules/**',
      '.data/**',
      'next-env.d.ts',
      'src/payload-types.ts',
      'src/app/(payload)/cms/importMap.js',
      'public/**',
      'migrations/**',
      '.dependency-cruiser.cjs',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', '*.cjs', '*.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { arguments: false, attributes: false } },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true, allowNullish: true },
      ],
      '@typescript-eslint/only-throw-error': 'error',
      'max-lines': ['error', 250],
      'max-len': ['error', { code: 120 }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, varsIgnorePattern: '^_', argsIgnorePattern: '^_' },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    // Rules are pure: the clock, the environment and chance are arguments.
    files: ['src/domain/**'],
    rules: {
      'no-restricted-globals': ['error', 'process'],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now' },
        { object: 'Math', property: 'random' },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Take now as an argument.' },
      ],
    },
  },
  {
    // react-admin's records and filters are `any`: what screens do with them is typed where it leaves a hook of theirs.
    files: ['src/admin/**'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/no-unsafe-argument': 'off' },
  },
  {
    // A renamed column of the tests is renamed in one place.
    files: ['tests/**/*.ts'],
    ignores: ['tests/int/setup/rows.ts', 'tests/int/setup/seedEveryTable.ts', 'tests/int/migrations/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: ':matches(Literal[value=/INSERT INTO/], TemplateElement[value.raw=/INSERT INTO/])',
          message: 'Insert rows with `addRow` or `addRows` of tests/int/setup/rows.ts.',
        },
      ],
    },
  },
  { files: ['**/*.data.ts', 'tests/labels/**'], rules: { 'max-lines': 'off', 'max-len': 'off' } },
  { files: ['**/*.{js,cjs,mjs}'], ...tseslint.configs.disableTypeChecked },
)
