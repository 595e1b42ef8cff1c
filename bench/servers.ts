import { spawn, type ChildProcess } from 'node:child_process'
import type { Server } from 'node:http'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { processEnd } from './processEnd'

/** In the server's process: listens on a free port and prints it. */
export function announce(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (address && typeof address === 'object') process.stdout.write(`port ${address.port}\n`)
  })
}

export interface StartedServer {
  origin: string
  stop(): Promise<void>
}

/** Starts `bench/<file>` in a process of its own and waits until it has announced its port. */
export async function startServer(file: string, env: Record<string, string>): Promise<StartedServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL(file, import.meta.url))], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = processEnd(child)
  return { origin: `http://127.0.0.1:${await portOf(child, file)}`, stop }
}

async function portOf(child: ChildProcess, file: string): Promise<number> {
  if (!child.stdout) throw new Error(`${file} has no output`)
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /^port (\d+)$/.exec(line)?.[1]
    if (port) return Number(port)
  }
  throw new Error(`${file} ended before it listened`)
}
