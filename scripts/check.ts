import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * `npm run check`: every check in one command: types, lint, format, which way imports point, dead code, copies, regular
 * expressions with catastrophic backtracking, unit and integration tests. With `--browser` (`npm test`) the end-to-end
 * tests too. The last line counts the tests.
 */
const { values } = parseArgs({ options: { browser: { type: 'boolean', default: false } } })
const projects = ['unit', 'int', ...(values.browser ? ['e2e'] : [])]

const STEPS: [label: string, command: string, args: string[]][] = [
  ['types', 'tsc', ['--noEmit']],
  ['lint', 'eslint', ['.', '--max-warnings', '0']],
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  [
    'import direction',
    'depcruise',
    ['src', 'payload.config.ts', 'migrations', 'scripts', '--config', '.dependency-cruiser.cjs'],
  ],
  ['dead code', 'knip', []],
  ['copies', 'jscpd', []],
  ['regular expressions', 'tsx', ['scripts/checkExpressions.ts']],
]

const run = (command: string, args: string[]): number =>
  spawnSync(process.execPath, [binary(command), ...args], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  }).status ?? 1

/** The script behind a package's command, so that it runs under this very Node on every system. */
function binary(command: string): string {
  const packages: Record<string, string> = { tsc: 'typescript', depcruise: 'dependency-cruiser' }
  const folder = join('node_modules', packages[command] ?? command)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  }
  return join(folder, typeof bin === 'string' ? bin : (bin[command] ?? ''))
}

interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numFailedTestSuites: number
}

function runTests(): { report: Report; status: number } {
  const folder = mkdtempSync(join(tmpdir(), 'gonggong-report-'))
  const file = join(folder, 'report.json')
  const args = [
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  const status = run('vitest', args)
  try {
    return { report: JSON.parse(readFileSync(file, 'utf8')) as Report, status }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

let failedSteps = 0
for (const [label, command, args] of STEPS) {
  console.log(`\n── ${label}`)
  if (run(command, args) !== 0) {
    failedSteps++
    console.error(`✗ ${label}`)
  }
}
console.log(`\n── tests: ${projects.join(', ')}`)
const { report, status } = runTests()
const failed = report.numFailedTests + failedSteps + (status !== 0 && report.numFailedTests === 0 ? 1 : 0)
console.log(`\n${report.numPassedTests} passed, ${failed} failed, ${report.numPendingTests} skipped`)
process.exit(failed ? 1 : 0)
