import { vi } from 'vitest'
import { SCRYPT_COST } from '@/server/passwords'

/**
 * Runs before every test file. The files of one worker share its process and its modules, so that Payload and our own
 * code are evaluated once a worker. Fresh for each file: what they keep on the global object, and the environment.
 */
const shared = globalThis as Record<string, unknown> & {
  _payload?: Map<string, unknown>
  firstEnvironment?: NodeJS.ProcessEnv
}

shared.firstEnvironment ??= { ...process.env }
for (const name of Object.keys(process.env)) if (!(name in shared.firstEnvironment)) delete process.env[name]
Object.assign(process.env, shared.firstEnvironment)

shared._payload?.clear()
for (const name of Object.keys(shared)) if (name.startsWith('gonggong')) delete shared[name]
vi.useRealTimers()
// At its real cost, hashing would take as long as all else that tests of signing in do.
SCRYPT_COST.N = 2 ** 10
SCRYPT_COST.p = 1
