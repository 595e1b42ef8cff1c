import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>
const [, production = '', development = ''] = readFileSync('docs/dependencies.md', 'utf8').split(/^## .+$/m)

/** Packages of a table's rows, in their order. */
const listedIn = (section: string): (string | undefined)[] =>
  [...section.matchAll(/^\| `([^`]+)` \| \S.* \|$/gm)].map(([, name]) => name)

/** One row stands for all types. */
const rowsOf = (packages: Record<string, string>): string[] => [
  ...new Set(Object.keys(packages).map((name) => name.replace(/^@types\/.+/, '@types/*'))),
]

it.each([
  ['production', production, dependencies],
  ['development', development, devDependencies],
])('docs/dependencies.md lists each %s dependency once, in order, and no other package', (_, section, packages) => {
  expect(listedIn(section)).toEqual(rowsOf(packages).sort())
})
