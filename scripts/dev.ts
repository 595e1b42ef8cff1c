import { boot } from '@/boot'
import { untilStopped } from '@/http/untilStopped'
import { env } from '@/infra/env'
import { log } from '@/infra/log'
import { serve } from '@/main'
import { freePort } from './freePort'
import { standInForKakao } from './identity/standInForKakao'
import { runCommand } from './runCommand'

/** `npm run dev`: the same server as in production, with pages that reload as they are edited. */
void runCommand(async () => {
  const { HOST, PORT } = env()
  log.level = env().LOG_LEVEL
  const port = PORT || (await freePort(HOST, 0))
  const booted = await boot()
  const identity = await standInForKakao({ port, host: HOST })
  const server = await serve({ host: HOST, port, dev: true })
  untilStopped(async () => {
    await server.close()
    await identity?.close()
    await booted.close()
  })
  console.log(`공공밥상 개발 서버: http://localhost:${server.port}`)
  if (identity) console.log(`체험용 로그인: ${identity.issuer}`)
})
