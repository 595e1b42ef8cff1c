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
  const [{ boot }, { serve }, { compareConnections }] = await Promise.all([
    import('@/boot'),
    import('@/main'),
    import('@/infra/database/boot'),
  ])
  const booted = await boot()
  await compareConnections(booted.pool)
  const server = await serve({ host, port: settings.PORT, dev: false })
  onShutdown(async (signal) => {
    await server.close(gracePeriodMs(signal))
    await booted.close()
  })
  console.log(`공공밥상: http://localhost:${server.port}`)
})
