import type { ChildProcess } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** Whether something on this machine takes connections on a port. */
export const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).on('error', () => resolve(false))
  })

/** Waits until a process that was started accepts connections on a port. Throws if it ends instead. */
export async function untilAccepts(port: number, server: ChildProcess): Promise<void> {
  while (!(await accepts(port))) {
    if (server.exitCode !== null) throw new Error(`${server.spawnfile} ended with ${server.exitCode}`)
    await setTimeout(20)
  }
}
