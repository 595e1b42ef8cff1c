import { boot } from '@/boot'
import { onShutdown } from '@/http/shutdown'
import { databaseUrl } from '@/infra/database/pool'
import { kakaoAdmin } from '@/infra/kakao/unlink'
import { env } from '@/infra/env'
import { log } from '@/infra/log'
import { captureConsole } from '@/infra/logging/captureConsole'
import { startTracing } from '@/infra/tracing'
import { startMetrics } from '@/server/system'
import { startWorker } from '@/jobs/startWorker'

/** Runs the jobs of servers that do not run them themselves, until a signal ends this process. */
export async function serveJobs(): Promise<void> {
  const closeTracing = await startTracing()
  const booted = await boot()
  const worker = await startWorker({ databaseUrl: databaseUrl(), kakao: kakaoAdmin(env()) })
  const metrics = await startMetrics()
  captureConsole(log)
  onShutdown(async () => {
    await worker.stop()
    await metrics?.close()
    await closeTracing()
    await booted.close()
  })
}
