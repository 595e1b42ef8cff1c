import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { onExitSignal } from '@/infra/exitHooks'
import { relatedTests } from './relatedTests'

const [mode = 'test', ...more] = process.argv.slice(2)
const [since = 'HEAD'] = mode === 'verify' ? more : []
const vitestArgs = mode === 'verify' ? [] : more
const SLOWEST_FILES = 20
const FAILURE_CHARS = 600

interface Phase {
  name: string
  seconds: number
  isOk: boolean
}

interface TestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    startTime: number
    endTime: number
    /** of the file as a whole */
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

const CHECKS: [name: string, command: string, args: string[]][] = [
  ['types and lint', 'oxlint', []],
  ['dead code', 'knip', []],
  ['import direction', 'depcruise', ['src', 'payload.config.ts', 'migrations', 'scripts']],
  ['format', 'oxfmt', ['--check', '.']],
  ['copies', 'jscpd', []],
]
const EXPRESSIONS: (typeof CHECKS)[number] = ['regular expressions', 'tsx', ['scripts/checkExpressions.ts']]

const phases: Phase[] = []
const reports: TestReport[] = []
const reportFolder = mkdtempSync(join(tmpdir(), 'gonggong-report-'))

/** Runs with this Node binary on every system. */
function binary(command: string): string {
  const packages: Record<string, string> = { depcruise: 'dependency-cruiser' }
  const folder = join('node_modules', packages[command] ?? command)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  }
  return join(folder, typeof bin === 'string' ? bin : (bin[command] ?? ''))
}

function run(
  name: string,
  command: string,
  args: string[],
  { isLive = false, settings = {} }: { isLive?: boolean; settings?: Record<string, string> } = {},
): Promise<boolean> {
  const started = performance.now()
  const child = spawn(process.execPath, [binary(command), ...args], {
    stdio: ['ignore', ...(isLive ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const))],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...(mode === 'full' && { TEST_FULL: '1' }), ...settings },
  })
  const forget = onExitSignal(() => void child.kill())
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      forget()
      const isOk = code === 0
      const seconds = (performance.now() - started) / 1000
      phases.push({ name, seconds, isOk })
      if (!isLive) process.stdout.write(Buffer.concat(printed))
      console.log(`${isOk ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
      resolve(isOk)
    })
  })
}

async function runChecks(checks: typeof CHECKS): Promise<void> {
  for (const check of checks) await run(...check)
}

async function runTests(projects: string[], more: string[] = [], settings: Record<string, string> = {}): Promise<void> {
  const file = join(reportFolder, `${projects.join('-')}.json`)
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ...more,
    ...vitestArgs,
  ]
  await run(`tests: ${projects.join(', ')}`, 'vitest', args, { isLive: true, settings })
  try {
    reports.push(JSON.parse(readFileSync(file, 'utf8')) as TestReport)
  } catch {
    console.error(`${projects.join(', ')}: Vitest wrote no report`)
  }
}

async function runAll(): Promise<void> {
  const build = run('build', 'tsx', ['scripts/build.ts'])
  const checks = mode === 'full' ? [...CHECKS, EXPRESSIONS] : CHECKS
  await Promise.all([runChecks(checks), runTests(['int'])])
  // A browser leaves a quarter of two cores idle, which is what the unit tests need.
  await Promise.all([runTests(['unit'], [], { VITEST_MAX_WORKERS: '1' }), (await build) && runTests(['e2e'])])
}

async function verify(): Promise<void> {
  const tests = relatedTests(since)
  const [name, command, args] = EXPRESSIONS
  await Promise.all([
    runChecks([...CHECKS, [name, command, [...args, since]]]),
    ...(tests.length > 0 ? [runTests(['unit', 'int'], tests)] : []),
  ])
}

function report(totalSeconds: number): number {
  const sum = (of: (one: TestReport) => number): number => reports.reduce((all, one) => all + of(one), 0)
  const row = (seconds: number, name: string): string => `${seconds.toFixed(1).padStart(8)} s  ${name}`
  const files = reports
    .flatMap(({ testResults }) => testResults)
    .map((file) => ({ ...file, name: relative('.', file.name), seconds: (file.endTime - file.startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
  console.log('\nPhases')
  for (const { name, seconds, isOk } of phases) console.log(row(seconds, isOk ? name : `${name} (failed)`))
  console.log(`\nSlowest of ${files.length} test files`)
  for (const { name, seconds } of files.slice(0, SLOWEST_FILES)) console.log(row(seconds, name))
  console.log(`\n${row(totalSeconds, 'in all')}`)
  for (const { name, message, assertionResults } of files) {
    const failedOnes = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}\n  ${failureMessages.join('\n').slice(0, FAILURE_CHARS)}`)
    if (message) failedOnes.push(message.split('\n', 1)[0] ?? '')
    for (const failed of failedOnes) console.log(`✗ ${name}: ${failed}`)
  }
  const failedTests = sum(({ numFailedTests }) => numFailedTests)
  const failed =
    failedTests + phases.filter(({ name, isOk }) => !isOk && !(name.startsWith('tests') && failedTests)).length
  console.log(
    `${sum(({ numPassedTests }) => numPassedTests)} passed, ${failed} failed, ` +
      `${sum(({ numPendingTests }) => numPendingTests)} skipped`,
  )
  return failed
}

const started = performance.now()
try {
  await (mode === 'verify' ? verify() : runAll())
} finally {
  rmSync(reportFolder, { recursive: true, force: true })
}
process.exitCode = report((performance.now() - started) / 1000) ? 1 : 0
