import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { untilAccepts } from './accepts'
import { ownPort } from '../../setup/ownPort'

/** Debian's `redis-server`, which npm has none of. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

/** A Redis of a test's own, on a free port, that keeps nothing. */
export async function startRedis() {
  const port = await ownPort()
  let server: ChildProcess
  async function start(): Promise<void> {
    server = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      {
        stdio: 'ignore',
      },
    )
    await untilAccepts(port, server)
  }
  const kill = async (): Promise<void> => {
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
  }
}
