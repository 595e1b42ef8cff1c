import { kakaoAdmin } from '@/infra/kakao/unlink'
import { env } from '@/infra/env'
import { startWorker } from '@/jobs/startWorker'
import { startJobThread } from '@/jobs/thread/startJobThread'

/** A process for tests to kill: a worker by itself, or the thread in which the server runs one. */
if (process.argv[2] === 'thread') startJobThread()
else await startWorker({ databaseUrl: env().DATABASE_URL ?? '', kakao: kakaoAdmin(env()) })
// The thread does not keep a process alive by its own timers alone.
setInterval(() => undefined, 60_000)
