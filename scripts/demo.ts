import { createServer } from 'node:net'
import { parseArgs } from 'node:util'
import { untilStopped } from '@/http/untilStopped'
import { env } from '@/infra/env'
import { CommandError, runCommand } from './runCommand'
import type { DemoSignIn } from './demo/signIns'

/**
 * `npm run demo`: everything from nothing. Builds, starts the embedded database, migrates, imports the sample files,
 * makes the demo's accounts, serves. A second start finds all that done.
 */
async function demo(): Promise<void> {
  const wanted = portOption()
  Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })
  const { HOST, PORT } = env()
  const port = wanted ?? (await freePortFrom(PORT))
  process.env.SITE_URL ??= `http://localhost:${port}`
  const { ensureBuild } = await import('./build')
  await ensureBuild()
  console.log('데이터베이스를 켭니다…')
  const { boot } = await import('@/boot')
  const booted = await boot()
  let closeServer: (() => Promise<void>) | undefined
  untilStopped(async () => {
    await closeServer?.()
    await booted.close()
  })
  try {
    const { createDemoContent } = await import('./demo/content')
    const signIns = await createDemoContent(booted.pool)
    const { serve } = await import('@/main')
    const server = await serve({ host: HOST, port, dev: false })
    closeServer = server.close
    console.log(welcome(server.port, wanted ?? PORT, signIns))
  } catch (error) {
    await booted.close()
    throw error
  }
}

function portOption(): number | undefined {
  const { values } = parseArgs({ options: { port: { type: 'string', short: 'p' } } })
  if (values.port === undefined) return undefined
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new CommandError(`--port ${values.port}: 0–65535 사이의 숫자여야 합니다.`)
  return port
}

/** The port asked for, or the next free one: a demo should start, whatever else is running. */
async function freePortFrom(first: number): Promise<number> {
  for (let port = first; port < first + 50; port++) if (await isFree(port)) return port
  throw new CommandError(`포트 ${first}–${first + 49}번이 모두 쓰이고 있습니다. --port 로 다른 번호를 주십시오.`)
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const probe = createServer()
    probe.once('error', () => answer(false))
    probe.listen(port, env().HOST, () => probe.close(() => answer(true)))
  })

function welcome(port: number, usual: number, signIns: DemoSignIn[]): string {
  const site = `http://localhost:${port}`
  const line = (label: string, value: string) => `  ${label}  ${value}`
  return [
    '',
    '공공밥상이 열렸습니다. 끄려면 Ctrl-C.',
    ...(port === usual ? [] : [`(${usual}번 포트 대신 ${port}번을 씁니다.)`]),
    '',
    line('사이트    ', site),
    line('API 문서  ', `${site}/developers`),
    line('관리 화면 ', `${site}/admin`),
    '',
    '체험용 계정(이 컴퓨터에서만 씁니다)',
    ...signIns.map(({ label, email, password }) => line(label.padEnd(6), `${email} / ${password}`)),
    '',
  ].join('\n')
}

void runCommand(demo)
