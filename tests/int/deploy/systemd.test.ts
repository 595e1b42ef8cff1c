import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'

const UNIT = 'deploy/gonggong.service'
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

it.skipIf(!hasSystemd)('systemd takes the documented unit (needs systemd-analyze)', () => {
  // What verifying finds in units of the machine's own is none of this project's.
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', UNIT], { encoding: 'utf8' })
  const said = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('gonggong'))
  expect(said.filter((line) => !/\/usr\/bin\/node is not executable/.test(line))).toEqual([])
})

it('The settings of a server have one home: neither the unit nor the example of .env overrides the other’s', () => {
  expect(readFileSync(UNIT, 'utf8')).not.toMatch(/^Environment/m)
  const example = parseEnv(readFileSync('.env.example', 'utf8'))
  for (const name of ['HOST', 'PORT', 'DATA_DIR', 'NODE_ENV']) expect(Object.keys(example)).not.toContain(name)
})
