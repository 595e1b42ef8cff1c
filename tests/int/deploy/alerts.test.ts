import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

const hasPromtool = spawnSync('promtool', ['--version']).status === 0

it.skipIf(!hasPromtool)('Each fault raises its own alert, and an ordinary figure none (needs promtool)', () => {
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'deploy/alerts.test.yml'], {
    encoding: 'utf8',
  })
  expect([status, stderr], stdout).toEqual([0, ''])
})
