import { boot } from '@/boot'
import { onShutdown } from '@/http/shutdown'
import { env } from '@/infra/env'
import { log } from '@/infra/log'
import { serve } from '@/main'
import { freePort } from '@/infra/freePort'
import { startFakeKakao } from './fakeKakao/startFakeKakao'
import { runCli } from './runCli'

void runCli(async () => {
  const { HOST, PORT } = env()
  log.level = env().LOG_LEVEL
  const port = PORT || (await freePort(HOST, 0))
  const booted = await boot()
  const identity = await startFakeKakao({ port, host: HOST })
  const server = await serve({ host: HOST, port, dev: true })
  onShutdown(async () => {
    await server.close()
    await identity?.close()
    await booted.close()
  })
  console.log(`공공밥상 개발 서버: http://localhost:${server.port}`)
  if (identity) console.log(`체험용 로그인: ${identity.issuer}`)
})
