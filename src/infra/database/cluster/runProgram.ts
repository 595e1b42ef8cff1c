import { spawn } from 'node:child_process'
import type { OsAccount } from '../embeddedBinaries'

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
