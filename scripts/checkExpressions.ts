import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { check } from 'recheck'
import { changedSince } from './relatedTests'
import { collectExpressions, type Expression } from './expressions/collectExpressions'
import { ALLOWED } from './expressions/allowed.data'

/**
 * `node --import tsx scripts/checkExpressions.ts [revision]`: checks our regular expressions, or those of files changed
 * since a revision, for ReDoS. Exits with 1 and names each expression that recheck proves vulnerable (with its attack)
 * or cannot judge in time, and each exception that is no longer needed.
 */
const AT_ONCE = 4
/**
 * Most are judged within milliseconds; searching for an attack takes seconds, longer on a busy machine. Attacks are
 * measured in characters read, not time, so that the verdict does not depend on the machine.
 */
const LIMITS = { timeout: 180_000, attackTimeout: null }

const started = performance.now()
const files = ['payload.config.ts', 'next.config.ts', ...['src', 'scripts'].flatMap(sourcesIn)]
const [since] = process.argv.slice(2)
const changed = new Set(since === undefined ? files : changedSince(since))
const { found, open } = collectExpressions(files.filter((file) => changed.has(file)))
const used = new Set<string>()
const problems: string[] = open
  .filter((at) => !allows(at.replace(/:\d+$/, ''), 'open'))
  .map((at) => `${at} gives RegExp what only a run can tell`)
const queue = found[Symbol.iterator]()
await Promise.all(Array.from({ length: AT_ONCE }, work))
if (since === undefined)
  problems.push(
    ...ALLOWED.filter(({ source }) => !used.has(source)).map(({ source }) => `no exception is needed for ${source}`),
  )

for (const problem of problems.sort()) console.error(problem)
console.log(
  `${found.length} regular expressions in ${Math.round((performance.now() - started) / 1000)} s, ` +
    `${problems.length} with a problem, ${used.size} excepted`,
)
process.exit(problems.length > 0 ? 1 : 0)

async function work(): Promise<void> {
  for (const expression of queue) {
    const problem = await problemOf(expression)
    if (problem !== null && !allows(expression.source, 'vulnerable')) problems.push(problem)
  }
}

async function problemOf({ source, flags, at }: Expression): Promise<string | null> {
  const told = await check(source, flags, LIMITS)
  if (told.status === 'safe') return null
  const why =
    told.status === 'vulnerable'
      ? `${told.complexity.summary}: ${told.attack.pattern}`
      : `not judged (${told.error.kind})`
  return `${at} /${source}/${flags}\n    ${why}`
}

function allows(source: string, kind: 'open' | 'vulnerable'): boolean {
  const allowed = ALLOWED.some((each) => each.source === source && each.kind === kind)
  if (allowed) used.add(source)
  return allowed
}

function sourcesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /\.[cm]?tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
