import { spawnSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { OsAccount } from '../embeddedBinaries'

/** Linux counts process starts in hundredths of a second since boot (USER_HZ). */
const TICKS_A_SECOND = 100
/** `starttime` is field 22; the text after the bracketed name starts with field 3. */
const START_FIELD = 22 - 3

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** In the system's format, to tell reused ids apart; undefined without such a process or answer. */
export function processStart(pid: number): string | undefined {
  if (process.platform === 'linux') return linuxTicks(pid)
  if (process.platform === 'win32') return undefined
  const asked = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  })
  return asked.stdout.trim() || undefined
}

/** Seconds since 1970, accurate to about a second; undefined like `processStart`. */
export function processStartSeconds(pid: number): number | undefined {
  const start = processStart(pid)
  if (start === undefined) return undefined
  if (process.platform !== 'linux') return Date.parse(start) / 1000
  // Relative to this process, whose start is known both ways: containers may hide the boot time.
  const own = linuxTicks(process.pid)
  return own === undefined ? undefined : performance.timeOrigin / 1000 + (Number(start) - Number(own)) / TICKS_A_SECOND
}

function linuxTicks(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name may contain spaces and brackets; the last bracket ends it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START_FIELD]
  } catch {
    // No such process, or another account's.
    return undefined
  }
}

/**
 * Does not block this process, which must keep refreshing its folder lock. Ignore the output of programs that leave a
 * server behind, which would keep a pipe open forever.
 */
export function runProgram(
  program: string,
  args: string[],
  account: OsAccount,
  output: 'pipe' | 'ignore',
): Promise<{ code: number; said: string }> {
  return new Promise((done, failed) => {
    const child = spawn(program, args, {
      ...account,
      cwd: '/',
      stdio: ['ignore', output, output],
      env: { ...process.env, LC_ALL: 'C' },
    })
    const said: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk))
    child.once('error', failed)
    child.once('close', (code) => done({ code: code ?? 1, said: Buffer.concat(said).toString('utf8').trim() }))
  })
}
