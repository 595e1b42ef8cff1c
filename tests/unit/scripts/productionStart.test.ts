import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { reachableModules } from './reachableModules'

const PRODUCTION = ['scripts/start.ts', 'scripts/worker.ts', 'src/jobs/thread/jobThreadMain.ts', 'payload.config.ts']
const isOfDemo = (file: string): boolean => /^scripts\/(?:demo|fakeKakao)[./]/.test(file)

describe('Production start', () => {
  it.each(PRODUCTION)('The entry point %s loads no demo accounts and no demo sign-in', (entry) => {
    expect([...reachableModules(entry)].filter(isOfDemo)).toEqual([])
  })

  it('The production server cannot create an account with a password; only the staff command can', () => {
    const makers = [...reachableModules('scripts/start.ts')].filter((file) =>
      /\bcreateStaff\(/.test(readFileSync(file, 'utf8')),
    )
    expect(makers).toEqual([])
    expect(reachableModules('scripts/staff.ts')).toContain('src/server/staff/createStaff.ts')
  })

  it('The module search reaches the server’s sign-in and the demo’s accounts', () => {
    expect([...reachableModules('scripts/start.ts')]).toEqual(
      expect.arrayContaining(['src/main.ts', 'src/boot.ts', 'src/server/staff/signInStaff.ts']),
    )
    expect(reachableModules('scripts/demo.ts')).toContain('scripts/demo/accounts.ts')
  })
})
