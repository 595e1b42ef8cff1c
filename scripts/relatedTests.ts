import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import ts from 'typescript'

const FOLDERS = ['src', 'scripts', 'migrations', 'tests']
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
/** Nearly every module is reachable from `createApi`; beyond this distance a test says little about a change. */
const IMPORTS_MAX = 2
/** Documents, and what they list: tests that read them import nothing of them. */
const DOCUMENTED = /\.md$|^package\.json$/

/** Tests of a folder as a whole import none of its files. */
const OF_FOLDERS: readonly (readonly [changed: RegExp, test: string])[] = [
  [/^src\/(collections|domain\/access)\//, 'tests/int/access/matrix.test.ts'],
  [/^src\/(messages|admin|ui|app)\//, 'tests/unit/messages/particles.test.ts'],
  [/^migrations\//, 'tests/int/schema/'],
  [/^migrations\//, 'tests/int/sql/'],
]

/** Statements and their row types are compared with the schema. */
const SQL = {
  folders: /^src\/(api|collections|http|import|infra|jobs|schema|server)\//,
  text: /\bquery\b|\b(SELECT|UPDATE|INSERT|DELETE)\b/,
}
const STATEMENTS_TEST = 'tests/int/sql/statements.test.ts'

const changesSql = (file: string): boolean =>
  SQL.folders.test(file) && existsSync(file) && SQL.text.test(readFileSync(file, 'utf8'))

const git = (...args: string[]): string[] => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

/** Files that differ from a revision, including untracked ones. */
export const changedSince = (revision: string): string[] => [
  ...git('diff', '--name-only', '--diff-filter=d', revision),
  ...git('ls-files', '--others', '--exclude-standard'),
]

function sources(): string[] {
  const all = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  return [...all.filter((file) => /\.tsx?$/.test(file)), 'payload.config.ts']
}

/** The file an import refers to; undefined for a package. */
function resolve(from: string, name: string): string | undefined {
  if (name === '@payload-config') return 'payload.config.ts'
  if (!/^(@\/|\.)/.test(name)) return undefined
  const path = name.startsWith('@/') ? join('src', name.slice(2)) : join(dirname(from), name)
  return ENDINGS.map((ending) => path + ending).find((file) => /\.tsx?$/.test(file) && existsSync(file))
}

/**
 * Unit and integration tests related to the changes since a revision: changed tests, tests that import a changed file
 * directly or through one other, tests named after its folder or of it as a whole, and those of documents. `vitest
 * related` has no such bound and selects half the suite for most changes.
 */
export function relatedTests(revision: string): string[] {
  const files = sources()
  const importers = new Map<string, string[]>()
  for (const file of files)
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
      const imported = resolve(file, fileName)
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file])
    }
  const changed = changedSince(revision)
  const folders = changed.flatMap((file) => {
    if (DOCUMENTED.test(file)) return 'docs'
    return file.startsWith('src/') ? basename(dirname(file)) : []
  })
  const ofFolders = OF_FOLDERS.filter(([pattern]) => changed.some((file) => pattern.test(file))).map(([, test]) => test)
  if (changed.some(changesSql)) ofFolders.push(STATEMENTS_TEST)
  const reached = new Set(changed)
  let edge = changed
  for (let imports = 0; imports < IMPORTS_MAX; imports++) {
    edge = edge.flatMap((file) => importers.get(file) ?? []).filter((file) => !reached.has(file))
    for (const file of edge) reached.add(file)
  }
  return files.filter(
    (file) =>
      /^tests\/(unit|int)\/.*\.test\.tsx?$/.test(file) &&
      (reached.has(file) ||
        ofFolders.some((test) => file.startsWith(test)) ||
        folders.some((folder) => file.includes(`/${folder}/`) || file.includes(`/${folder}.test`))),
  )
}
