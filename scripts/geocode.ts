import { parseArgs } from 'node:util'
import { boot } from '@/boot'
import { env } from '@/infra/env'
import { KakaoLocal, kakaoSettings } from '@/infra/kakao/kakaoLocal'
import { describeKakaoError, LOCATE_MESSAGES, printLocateReport } from '@/messages/cli/commands'
import { geocodeRestaurants } from '@/server/kakao/geocodeRestaurants'
import { UsageError, runCli } from './runCli'

/** Most visited first. Reaching the daily quota is not a failure; the next run continues. */
async function locate(): Promise<number> {
  const { values } = parseArgs({ options: { limit: { type: 'string' } } })
  if (values.limit !== undefined && !/^[1-9]\d*$/.test(values.limit))
    throw new UsageError(LOCATE_MESSAGES.limitNotNumber(values.limit))
  // First, because the database takes a while to start.
  const settings = kakaoSettings(env())
  if (!settings) throw new UsageError(LOCATE_MESSAGES.noKey)
  const { pool, close } = await boot()
  try {
    const kakao = new KakaoLocal({ ...settings, sql: pool, clock: () => new Date() })
    const report = await geocodeRestaurants(pool, kakao, {
      now: new Date(),
      limit: values.limit ? Number(values.limit) : Infinity,
    })
    console.log(printLocateReport(report))
    if (report.stopped === null) return 0
    console.error(describeKakaoError(report.stopped))
    return report.stopped === 'quota_exhausted' ? 0 : 1
  } finally {
    await close()
  }
}

await runCli(locate)
