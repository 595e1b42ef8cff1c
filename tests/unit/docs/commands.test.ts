import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const text = readFileSync('docs/commands.md', 'utf8')
const code = [...text.matchAll(/`([^`]+)`/g)].map(([, inside = '']) => inside)

/** `npm run --silent place -- PATH` names the script `place`, and so does `place` after another one of its row. */
const scriptOf = (command: string): string => /^(?:npm (?:run )?(?:--silent )?)?([\w:]+)/.exec(command)?.[1] ?? ''

it('docs/commands.md describes every npm script', () => {
  const described = new Set(code.map(scriptOf))
  expect(Object.keys(scripts).filter((name) => !described.has(name))).toEqual([])
})

it('docs/commands.md names only npm scripts that exist', () => {
  const named = code.filter((command) => command.startsWith('npm ')).map(scriptOf)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})
