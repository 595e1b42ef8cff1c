import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bundled } from '../../setup/commands'

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('A temporary database ends and leaves no data when its process is killed', async () => {
  const child = spawn(process.execPath, [bundled('tests/int/infra/holdDatabase.ts'), '--temporary'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  const cluster = said.toString().trim()
  const postmaster = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'))
  expect(isThere(postmaster)).toBe(true)
  child.kill('SIGKILL')
  await expect.poll(() => isThere(postmaster) || existsSync(cluster)).toBe(false)
})
