import { env, requireProduction } from '@/infra/env'
import { serveJobs } from '@/worker'
import { runCli } from './runCli'

/** For servers that are configured not to process jobs. */
void runCli(async () => {
  if (env().NODE_ENV === 'production') requireProduction(env())
  await serveJobs()
  console.log('작업 실행기가 시작됐어요. 끝내려면 Ctrl+C를 누르세요.')
})
