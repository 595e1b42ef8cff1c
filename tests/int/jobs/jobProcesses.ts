import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach } from 'vitest'

/**
 * Processes that work on jobs, one at a time, to be killed; none outlives its test.
 * @param environment of a process when it starts, such as its DATABASE_URL
 */
export function jobProcesses(environment: () => Record<string, string>) {
  let child: ChildProcess | undefined
  async function kill(): Promise<void> {
    const dying = child
    child = undefined
    if (!dying || dying.exitCode !== null) return
    const gone = once(dying, 'exit')
    dying.kill('SIGKILL')
    await gone
  }
  afterEach(kill)
  return {
    start: (kind: 'worker' | 'thread'): void => {
      child = spawn(process.execPath, ['--import', 'tsx', 'tests/int/jobs/jobProcess.ts', kind], {
        stdio: 'ignore',
        env: { ...process.env, LOG_LEVEL: 'silent', ...environment() },
      })
    },
    kill,
    isStarted: (): boolean => child !== undefined,
  }
}
