import { expect, it } from 'vitest'
import { reachableModules } from './reachableModules'

const NEEDS_DATABASE = ['src/infra/env.ts', 'src/infra/log.ts', 'src/infra/database/pool.ts']

it('The inspect command starts without loading settings, log or database; the import command loads them', () => {
  const [inspect, imports] = ['scripts/inspect.ts', 'scripts/import.ts'].map(reachableModules)
  expect(NEEDS_DATABASE.filter((file) => inspect?.has(file))).toEqual([])
  expect(NEEDS_DATABASE.filter((file) => imports?.has(file))).toEqual(NEEDS_DATABASE)
})
