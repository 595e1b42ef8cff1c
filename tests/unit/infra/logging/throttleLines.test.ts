import pino from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { captureConsole } from '@/infra/logging/captureConsole'
import { createLogThrottle, throttleLines } from '@/infra/logging/throttle'
import { logOptions } from '@/infra/log'
import { runRequest } from '@/infra/requestContext'

const lines: string[] = []
const options = throttleLines(logOptions, createLogThrottle())
const log = pino({ ...options, level: 'info' }, { write: (line: string) => void lines.push(line) })
const written = () => lines.map((line) => JSON.parse(line) as Record<string, unknown> & { err?: { stack?: string } })
const refused = () =>
  Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED', syscall: 'connect' })
const inRequest = (route: string, id: string, work: () => void) =>
  runRequest((request) => {
    Object.assign(request, { route, id })
    work()
  })

beforeEach(() => {
  vi.useFakeTimers()
  lines.splice(0)
})
afterEach(() => {
  vi.advanceTimersByTime(5_000)
  vi.useRealTimers()
})

it('An unreachable database is one short line a second for all routes, with the count of the rest', () => {
  for (let i = 0; i < 1_000; i++)
    inRequest(`/route/${i % 20}`, `r-${i}`, () => log.error({ err: refused() }, 'public request failed'))
  vi.advanceTimersByTime(1_000)
  expect(written()).toMatchObject([
    { requestId: 'r-0', msg: 'public request failed', err: { code: 'ECONNREFUSED' } },
    { requestId: 'r-999', msg: 'public request failed', suppressed: 999 },
  ])
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(400)
})

it.each([
  ['refused', refused()],
  ['hidden in a failed query', Object.assign(new Error('Failed query: select 1', { cause: refused() }), { query: '' })],
  ['too slow', new Error('timeout: the database did not answer within 1500 ms')],
  ['shut down', Object.assign(new Error('terminating connection'), { code: '57P01' })],
  ['waited for in vain', new Error('timeout exceeded when trying to connect')],
  ['out of connections', Object.assign(new Error('sorry, too many clients already'), { code: '53300' })],
  ['cancelled', Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })],
  ['on a full disk', Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })],
])('A database that is %s is logged without a stack', (_, error) => {
  log.error({ err: error }, 'a read failed')
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain('"stack"')
})

it('A bug keeps its stack and is logged separately for each route', () => {
  const fail = (route: string) => inRequest(route, 'r', () => log.error({ err: new TypeError('x is not a function') }))
  for (const route of ['/a', '/b', '/a', '/b', '/b']) fail(route)
  expect(written()).toHaveLength(2)
  expect(written()[0]?.err?.stack).toMatch(/^at /)
  vi.advanceTimersByTime(1_000)
  expect(
    written()
      .slice(2)
      .map(({ suppressed }) => suppressed),
  ).toEqual([1, 2])
})

it('Audit events and ordinary lines are never throttled', () => {
  for (let i = 0; i < 50; i++) {
    log.warn({ event: 'authn_login_fail', person: 1 }, 'staff sign-in failed')
    log.info({ status: 200 }, 'request')
  }
  expect(lines).toHaveLength(100)
})

it('Rejections are counted as the warnings that they become', () => {
  for (let i = 0; i < 10; i++) log.error({ err: Object.assign(new Error('not allowed'), { status: 403 }) })
  vi.advanceTimersByTime(1_000)
  expect(written()).toMatchObject([{ level: 40 }, { level: 40, suppressed: 9 }])
})

it('Repeated warnings without an error are counted too', () => {
  for (let i = 0; i < 10; i++) log.warn('a message was not sent: mail is not configured')
  vi.advanceTimersByTime(1_000)
  expect(written()).toMatchObject([{ msg: expect.stringContaining('mail') as string }, { suppressed: 9 }])
})

it('Console output of a failed page becomes one log line a second', () => {
  const { error, warn } = console
  try {
    captureConsole(log)
    for (let i = 0; i < 300; i++) console.error(refused())
    console.error('\u001b[31m⨯\u001b[39m', 'Error: broken\n    at render (page.js:1:1)')
  } finally {
    Object.assign(console, { error, warn })
  }
  vi.advanceTimersByTime(1_000)
  expect(written()).toMatchObject([
    { level: 50, err: { code: 'ECONNREFUSED' } },
    { level: 50, msg: 'Error: broken' },
    { level: 50, suppressed: 299 },
  ])
  expect(lines.join('')).not.toContain('at render')
})
