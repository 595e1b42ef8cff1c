import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { reachableModules } from './reachableModules'

const PRODUCTION = ['scripts/start.ts', 'scripts/worker.ts', 'src/jobs/thread/jobThreadMain.ts', 'payload.config.ts']
const isOfDemo = (file: string): boolean => /^scripts\/(?:demo|fakeKakao)[./]/.test(file)

describe('a production start', () => {
  it.each(PRODUCTION)('by %s loads nothing that makes the demo’s accounts or its sign-in', (entry) => {
    expect([...reachableModules(entry)].filter(isOfDemo)).toEqual([])
  })

  it('loads nothing that makes an account with a password: a person’s command alone does', () => {
    const makers = [...reachableModules('scripts/start.ts')].filter((file) =>
      /\bcreateStaff\(/.test(readFileSync(file, 'utf8')),
    )
    expect(makers).toEqual([])
    expect(reachableModules('scripts/staff.ts')).toContain('src/server/staff/createStaff.ts')
  })

  it('is followed as far as the server, and the demo as far as its accounts', () => {
    expect([...reachableModules('scripts/start.ts')]).toEqual(
      expect.arrayContaining(['src/main.ts', 'src/boot.ts', 'src/server/staff/signInStaff.ts']),
    )
    expect(reachableModules('scripts/demo.ts')).toContain('scripts/demo/accounts.ts')
  })
})
