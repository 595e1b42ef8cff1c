import pino from 'pino'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { logOptions } from '@/infra/log'
import { pseudonym } from '@/infra/pseudonym'
import { runRequest } from '@/infra/requestContext'

const lines: string[] = []
const log = pino({ ...logOptions, level: 'info' }, { write: (line: string) => void lines.push(line) })
const written = () =>
  JSON.parse(lines.at(-1) ?? '') as Record<string, unknown> & {
    err: Record<string, unknown> & { cause: Record<string, unknown> }
  }
const databaseError = (fields: object) => Object.assign(new Error('refused'), { severity: 'ERROR', ...fields })

beforeAll(() => {
  process.env.PAYLOAD_SECRET = 'only-for-this-test-0123456789-abcdef'
})
beforeEach(() => void lines.splice(0))

it('A failed query is logged with its code, table and constraint, without SQL, parameters or row', () => {
  const cause = databaseError({
    code: '23505',
    table: 'users',
    constraint: 'users_email_idx',
    detail: 'Key (email)=(kim@people.example) exists.',
    where: 'kim',
  })
  const message = `Failed query: insert into users values ($1)\nparams: kim@people.example,${'x'.repeat(100_000)}`
  const error = Object.assign(new Error(message, { cause }), {
    query: 'insert into users',
    params: ['kim@people.example'],
  })
  for (const say of [
    () => log.error({ err: error }),
    () => log.error(error),
    () => log.error(error, 'a write failed'),
    () => log.error({ err: error }, 'a write failed'),
  ]) {
    say()
    expect(lines.at(-1)).not.toMatch(/kim|insert|xxx/)
    expect(lines.at(-1)?.length).toBeLessThan(5_000)
    expect(written().err).toMatchObject({
      message: 'Failed query',
      cause: { code: '23505', table: 'users', constraint: 'users_email_idx' },
    })
    expect(written().err.stack).toMatch(/^at /)
  }
  log.error({ err: error })
  expect(written().msg).toBe('Failed query')
})

it('A value that PostgreSQL quotes is not logged', () => {
  log.error({
    err: Object.assign(databaseError({ code: '22P02' }), {
      message: 'invalid input syntax for type integer: "kim\n@people"',
    }),
  })
  expect(lines.at(-1)).not.toContain('kim')
  expect(written().msg).toBe('invalid input syntax for type integer: "…"')
})

it('An error with the status 403 is logged as a warning without a stack, one with 500 as an error', () => {
  log.error({ err: Object.assign(new Error('You are not allowed to perform this action.'), { status: 403 }) })
  expect(written()).toMatchObject({ level: 40, err: { status: 403 } })
  expect(written().err).not.toHaveProperty('stack')
  log.error({ err: Object.assign(new Error('broken'), { status: 500 }) })
  expect(written()).toMatchObject({ level: 50, err: { stack: expect.any(String) as string } })
})

it('A log line is limited in length, even for huge messages and fields', () => {
  log.warn('x'.repeat(3_000_000))
  log.warn({ why: 'y'.repeat(3_000_000) }, 'said')
  log.warn({ deep: { why: 'z'.repeat(3_000_000) } }, 'said')
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(16_001)
  expect(written()).toMatchObject({ level: 40, msg: 'said' })
})

it('A logged text cannot start a new log line', () => {
  log.warn({ why: 'a\r\n{"level":30}', ['na\nme']: 1 }, 'said\n{"forged":true}\u001b[2J')
  expect(lines).toHaveLength(1)
  expect([...(lines[0]?.slice(0, -1) ?? '')].every((character) => character >= ' ')).toBe(true)
})

it('A log line has its request id, and a security event has pseudonyms of its account and network', () => {
  runRequest((request) => {
    Object.assign(request, { id: 'r-1', network: '203.0.113.7' })
    log.info('done')
    expect(written()).toMatchObject({ requestId: 'r-1' })
    expect(written()).not.toHaveProperty('network')
    log.warn(
      { event: 'authn_login_fail', who: pseudonym('email', 'kim@people.example'), person: 17 },
      'staff sign-in failed',
    )
    expect(written()).toMatchObject({
      requestId: 'r-1',
      network: pseudonym('network', '203.0.113.7'),
      person: pseudonym('account', 17),
    })
  })
  expect(lines.at(-1)).not.toMatch(/203\.0|kim|"person":17/)
  expect(pseudonym('network', '203.0.113.7')).not.toBe(pseudonym('network', '203.0.113.8'))
  expect(pseudonym('account', 1)).not.toBe(pseudonym('email', 1))
})
