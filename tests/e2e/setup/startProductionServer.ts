import { spawn, type ChildProcess } from 'node:child_process'

export interface ProductionServer {
  /** its address, e.g. http://127.0.0.1:41234 */
  site: string
  process: ChildProcess
}

/** A server as `npm start` starts it, on a free port, on a database that stands. Whoever starts it ends it. */
export async function startProductionServer(
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<ProductionServer> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PAYLOAD_SECRET: 'only-for-tests-of-this-machine-0123456789',
      HOST: '127.0.0.1',
      PORT: '0',
      SITE_URL: '',
      CONTACT_EMAIL: 'operator@bapsang.example',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Whoever wants its log listens too; unread, it would stop the server once the pipe is full.
  server.stderr.resume()
  const site = await new Promise<string>((found, failed) => {
    server.stdout.on('data', (said: Buffer) => {
      const port = /localhost:(\d+)/.exec(said.toString('utf8'))?.[1]
      if (port) found(`http://127.0.0.1:${port}`)
    })
    server.once('exit', (code) => failed(new Error(`the server ended with ${code}`)))
  })
  return { site, process: server }
}
