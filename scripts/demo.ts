import { parseArgs } from 'node:util'
import { gracePeriodMs, onShutdown } from '@/http/shutdown'
import { env } from '@/infra/env'
import { startDemoBoards } from './demo/collecting'
import type { DemoSignIn } from './demo/signIns'
import { freePort } from '@/infra/freePort'
import type { FakeBoard } from './fakeBoards/startFakeBoard'
import { startFakeKakao } from './fakeKakao/startFakeKakao'
import type { FakeOidcProvider } from './fakeKakao/startFakeOidcProvider'
import type { RunningServer } from '@/main'
import { UsageError, runCli } from './runCli'
import { spareSourceMaps } from './spareSourceMaps'

/** A second start finds everything done. */
async function demo(): Promise<void> {
  const wanted = portOption()
  Object.assign(process.env, {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    MAIL_CONSOLE: 'true',
    COLLECT_LOCAL: 'true',
  })
  spareSourceMaps()
  const { HOST, PORT } = env()
  // If the default port is taken, any free one will do.
  const port = wanted || (await freePort(HOST, wanted ?? PORT))
  process.env.SITE_URL ??= `http://localhost:${port}`
  const { ensureBuild } = await import('./build')
  await ensureBuild()
  console.log('데이터베이스를 켜고 있어요…')
  const { boot } = await import('@/boot')
  const booted = await boot()
  let identity: FakeOidcProvider | null = null
  let boards: FakeBoard[] = []
  let closeServer: RunningServer['close'] | undefined
  onShutdown(async (signal) => {
    await closeServer?.(gracePeriodMs(signal))
    await identity?.close()
    await Promise.all(boards.map((board) => board.close()))
    await booted.close()
  })
  try {
    const { createDemoContent } = await import('./demo/content')
    const signIns = await createDemoContent(booted.pool)
    boards = await startDemoBoards(booted.pool)
    identity = await startFakeKakao({ port, host: HOST, inProduction: true })
    const { serve } = await import('@/main')
    const server = await serve({ host: HOST, port, dev: false })
    closeServer = server.close
    console.log(welcome(server.port, wanted || PORT, signIns, identity))
  } catch (error) {
    await identity?.close()
    await booted.close()
    throw error
  }
}

function portOption(): number | undefined {
  const { values } = parseArgs({ options: { port: { type: 'string', short: 'p' } } })
  if (values.port === undefined) return undefined
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new UsageError(`--port ${values.port}: 0–65535 사이의 숫자여야 해요.`)
  return port
}

function welcome(port: number, usual: number, signIns: DemoSignIn[], identity: FakeOidcProvider | null): string {
  const site = `http://localhost:${port}`
  const line = (label: string, value: string) => `  ${label}  ${value}`
  return [
    '',
    '공공밥상이 열렸어요. 끄려면 Ctrl-C.',
    ...(port === usual ? [] : [`(${usual}번 포트 대신 ${port}번을 써요.)`]),
    '',
    line('사이트    ', site),
    line('API 문서  ', `${site}/developers`),
    line('관리 화면 ', `${site}/admin`),
    '',
    '체험용 계정(이 컴퓨터에서만 써요)',
    ...signIns.map(({ label, email, password }) => line(label.padEnd(6), `${email} / ${password}`)),
    ...(identity
      ? [
          '',
          '회원은 카카오 대신 체험용 로그인에서 골라요(비밀번호 없음)',
          line('주소      ', identity.issuer),
          line('사람      ', identity.people.map(({ nickname }) => nickname).join(', ')),
        ]
      : []),
    '',
  ].join('\n')
}

void runCli(demo)
