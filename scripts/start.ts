import { gracePeriodMs, onShutdown } from '@/http/shutdown'
import { env, requireProductionServer } from '@/infra/env'
import { log } from '@/infra/log'
import { requireWritableFolder } from '@/infra/diskSpace'
import { COMMAND_ERRORS } from '@/messages/cli/commandErrors'
import { buildState } from './build'
import { UsageError, runCli } from './runCli'
import { spareSourceMaps } from './spareSourceMaps'

/** The operator provides database, secret and address. */
void runCli(async () => {
  Object.assign(process.env, { NODE_ENV: 'production' })
  spareSourceMaps()
  const settings = env()
  const host = process.env.HOST || '0.0.0.0'
  requireProductionServer(settings, host)
  requireWritableFolder(settings.DATA_DIR)
  const build = buildState()
  if (build !== 'current') throw new UsageError(build === 'none' ? COMMAND_ERRORS.notBuilt : COMMAND_ERRORS.buildStale)
  log.level = env().LOG_LEVEL
  // Only now, after source maps are off and configuration errors have been reported.
  const { processKind, reportReady, serverCount, startProcessGroup } = await import('@/primary')
  const kind = processKind()
  if (kind === 'jobs') {
    const { serveJobs } = await import('@/worker')
    await serveJobs()
    return reportReady()
  }
  const servers = kind ? 1 : await serverCount()
  if (servers > 1) {
    const group = await startProcessGroup(servers, host)
    if (!group) return 1
    onShutdown(group.stop)
    return announce(group.port)
  }
  const [{ boot }, { serve }, { compareConnections, readConnectionRoom }, { replicaConnections, replicas }] =
    await Promise.all([
      import('@/boot'),
      import('@/main'),
      import('@/infra/database/boot'),
      import('@/infra/database/readPool'),
    ])
  const booted = await boot()
  const server = await serve({ host, port: settings.PORT, dev: false })
  for (const { name, status, pools } of replicas())
    if (status === 'ready')
      await readConnectionRoom(pools.staff)
        .then((room) => compareConnections(room, { each: replicaConnections() }))
        .catch((error: unknown) =>
          log.warn({ err: error, replica: name }, 'a replica may run out of connections; the primary answers then'),
        )
  onShutdown(async (signal) => {
    await server.close(gracePeriodMs(signal))
    await booted.close()
  })
  if (kind) reportReady()
  else announce(server.port)
})

const announce = (port: number): void => console.log(`공공밥상: http://localhost:${port}`)
