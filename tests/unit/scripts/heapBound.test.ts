import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
const boundOf = (text: string): string[] => text.match(/--max-(?:old|semi)-space-size=\d+/g) ?? []

it('npm start bounds the heap to about 1 GB', () => {
  const asked = `console.log(require('node:v8').getHeapStatistics().heap_size_limit)`
  const { stdout } = spawnSync(process.execPath, [...boundOf(scripts.start), '-e', asked], { encoding: 'utf8' })
  const limit = Number(stdout)
  expect(limit).toBeGreaterThan(1024 * 2 ** 20)
  expect(limit).toBeLessThan(1.2 * 1024 * 2 ** 20)
})

it.each(['Dockerfile', 'deploy/gonggong.service'])('%s starts the server with the bounds of npm start', (file) => {
  expect(boundOf(scripts.start)).toHaveLength(2)
  expect(boundOf(readFileSync(file, 'utf8'))).toEqual(boundOf(scripts.start))
})
