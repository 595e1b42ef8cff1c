import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logAccess } from '@/http/accessLog'
import { routeNamer } from '@/http/routePattern'
import { changeEnv } from '@/infra/env'
import { log } from '@/infra/log'
import { currentRequest, runRequest } from '@/infra/requestContext'

const routeOf = routeNamer(['/lists/:token'])
const info = vi.spyOn(log, 'info').mockImplementation(() => undefined)
let server: Server
let site: string
const seen: (string | undefined)[] = []

beforeEach(async () => {
  seen.length = 0
  info.mockClear()
  server = createServer((req, res) =>
    runRequest(async (request) => {
      logAccess(req, res, request, routeOf)
      await setTimeout(Math.random() * 20)
      seen.push(currentRequest()?.id)
      res.end(currentRequest()?.id)
    }),
  )
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => new Promise((closed) => server.close(closed)))

it('A request is logged in one line with its route, without token, query or IP address', async () => {
  const response = await fetch(`${site}/lists/AbCdEf123?q=secret`)
  await response.text()
  await vi.waitFor(() => expect(info).toHaveBeenCalledOnce(), 30_000)
  const [line] = info.mock.calls[0] as unknown as [Record<string, unknown>]
  expect(line).toMatchObject({
    requestId: response.headers.get('x-request-id'),
    method: 'GET',
    route: '/lists/:token',
    status: 200,
  })
  expect(JSON.stringify(info.mock.calls)).not.toMatch(/AbCdEf123|secret|127\.0\.0\.1/)
})

it('Code that handles a request knows its id, however many requests run at once', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => fetch(`${site}/lists/a`)))
  for (const answer of answers) expect(await answer.text()).toBe(answer.headers.get('x-request-id'))
  expect(new Set(seen).size).toBe(40)
})

it('The id of a request is that of a trusted proxy, if it looks like one', async () => {
  const idOf = async (given: string) => {
    const response = await fetch(`${site}/lists/a`, { headers: { 'X-Request-Id': given } })
    return [response.headers.get('x-request-id'), await response.text()]
  }
  const given = '4bf92f3577b34da6a3ce929d0e0e4736'
  expect(await idOf(given)).not.toContain(given)
  changeEnv({ TRUST_PROXY: '1' })
  try {
    expect(await idOf(given)).toEqual([given, given])
    for (const forged of ['short', '{"level":60,"msg":"forged"}', 'a'.repeat(129)])
      expect(await idOf(forged)).not.toContain(forged)
  } finally {
    changeEnv({ TRUST_PROXY: '' })
  }
})
