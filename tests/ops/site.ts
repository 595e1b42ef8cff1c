import { once } from 'node:events'
import { type ProductionServer, startProductionServer } from '../e2e/setup/startProductionServer'
import { startNginx } from '../int/setup/nginx'
import { ownPort } from '../setup/ownPort'

export interface OpsServer {
  port: number
  /** Ends it at once. */
  kill: () => Promise<void>
  /** Ends it as an update does, and waits for that. */
  stop: () => Promise<void>
  start: () => Promise<void>
}

const COMMON = { JOB_WORKER: 'separate', TRUST_PROXY: '1', WAIT_FACTOR: '1', DATABASE_CONNECTIONS: '40' }

/** Servers on one database behind the documented nginx. */
export async function startSite(databaseUrl: string, settings: Record<string, string> = {}, count = 2) {
  process.env.PAYLOAD_SECRET ??= 'only-for-tests-of-this-machine-0123456789'
  const servers: OpsServer[] = []
  for (let number = 0; number < count; number++) {
    const port = await ownPort()
    const start = () => startProductionServer(databaseUrl, { ...COMMON, ...settings, PORT: String(port) })
    let running: ProductionServer = await start()
    servers.push({
      port,
      kill: () => running.end(),
      async stop() {
        const ended = once(running.process, 'exit')
        running.process.kill('SIGTERM')
        await ended
        await running.end()
      },
      async start() {
        running = await start()
      },
    })
  }
  const nginx = await startNginx(servers.map(({ port }) => port))
  return {
    site: nginx.site,
    servers,
    async close(): Promise<void> {
      await nginx.close()
      for (const server of servers) await server.kill()
    },
  }
}
export type OpsSite = Awaited<ReturnType<typeof startSite>>
