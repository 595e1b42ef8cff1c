import { parentPort } from 'node:worker_threads'
import { databaseUrl } from '@/infra/database/pool'
import { env } from '@/infra/env'
import { kakaoAdmin } from '@/infra/kakao/unlink'
import { log } from '@/infra/log'
import { captureConsole } from '@/infra/logging/captureConsole'
import { startWorker } from '../startWorker'

log.level = env().LOG_LEVEL
captureConsole(log)
const starting = startWorker({ databaseUrl: databaseUrl(), kakao: kakaoAdmin(env()) })
// The thread ends with the error and is restarted.
starting.catch((error: unknown) => {
  throw error
})
parentPort?.once('message', () => {
  void starting
    .then(({ stop }) => stop())
    .catch((error: unknown) =>
      log.error({ err: error }, 'the job worker did not stop cleanly; its jobs go back to the queue'),
    )
    .finally(() => process.exit(0))
})
