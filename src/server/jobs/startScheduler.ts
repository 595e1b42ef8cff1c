import type { Pool } from 'pg'
import type { KakaoAdmin } from '@/infra/kakao/unlink'
import { log } from '@/infra/log'
import { runScheduledJobs } from './runScheduledJobs'

const HOUR_MS = 60 * 60 * 1000

/** Does the chores now and every hour, for as long as the server runs; the caller stops them. */
export function startScheduler(pool: Pool, kakao: KakaoAdmin | null): () => Promise<void> {
  let running = Promise.resolve()
  const run = () => {
    running = runScheduledJobs(pool, { kakao }).catch((error: Error) => log.error({ err: error }, 'chores failed'))
  }
  run()
  const timer = setInterval(run, HOUR_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
