import { boot } from '@/boot'
import { onShutdown } from '@/http/shutdown'
import { databaseUrl } from '@/infra/database/pool'
import { env, requireProduction } from '@/infra/env'
import { log } from '@/infra/log'
import { captureConsole } from '@/infra/logging/captureConsole'
import { kakaoAdmin } from '@/infra/kakao/unlink'
import { startMetrics } from '@/server/system'
import { startWorker } from '@/jobs/startWorker'
import { runCli } from './runCli'

/** For servers that are configured not to process jobs. */
void runCli(async () => {
  if (env().NODE_ENV === 'production') requireProduction(env())
  const booted = await boot()
  const worker = await startWorker({ databaseUrl: databaseUrl(), kakao: kakaoAdmin(env()) })
  const metrics = await startMetrics()
  captureConsole(log)
  onShutdown(async () => {
    await worker.stop()
    await metrics?.close()
    await booted.close()
  })
  console.log('작업 실행기가 시작됐어요. 끝내려면 Ctrl+C를 누르세요.')
})
