import { describe, expect, it, vi } from 'vitest'
import { createApi } from '@/api/createApi'
import { DELETE_CONFIRMATION } from '@/domain/member/limits'
import { log } from '@/infra/log'
import { SHORT_TASKS } from '@/jobs/schedule'
import { addMember, ISSUER, memberBrowser } from '../../setup/members'
import { addEach, addRow } from '../../setup/rows'
import { deletionHarness } from './deletionHarness'

const { database, fake, kakao, harness, pending, signedIn, leave } = deletionHarness()

describe('Kakao unlink requests', () => {
  const call = {
    method: 'POST',
    path: '/v1/user/unlink',
    authorization: 'KakaoAK an-admin-key-of-tests',
    type: expect.stringMatching(/^application\/x-www-form-urlencoded/) as string,
  }
  const deliverUnlinks = () => SHORT_TASKS.deliver_unlinks.run({ pool: database().pool, kakao: kakao() })
  const past = (interval: string) =>
    database().pool.query(
      `UPDATE provider_unlink_outbox
        SET last_attempt_at = last_attempt_at - $1::interval, queued_at = queued_at - $1::interval`,
      [interval],
    )

  it('Kakao is notified of a deleted account at once, in the form it requires', async () => {
    await leave(await signedIn({ nickname: '알려줄 이', subject: '4001' }))
    expect(fake().calls).toEqual([{ ...call, form: { target_id_type: 'user_id', target_id: '4001' } }])
    expect(await pending()).toEqual([])
  })

  it('Kakao is not called again after it reports the account as already unlinked', async () => {
    fake().answer = { status: 400, body: '{"msg":"NotRegisteredUserException","code":-101}' }
    await leave(await signedIn({ nickname: '이미 끊은 이', subject: '4002' }))
    expect(await pending()).toEqual([])
  })

  it.each([
    ['does not answer', 'silence' as const],
    ['fails', { status: 503, body: 'no' }],
    ['rejects the key', { status: 401, body: '{"code":-401}' }],
    ['redirects', { status: 302, body: '' }],
  ])('A Kakao server that %s does not delay the deletion and is notified later', async (_, answer) => {
    fake().answer = answer
    const one = await signedIn({ nickname: '기다림 없이', subject: '4003' })
    expect((await leave(one)).status).toBe(204)
    expect(await pending()).toEqual([{ subject: '4003', attempts: 1 }])
    fake().answer = { status: 200, body: '{"id":4003}' }
    await deliverUnlinks()
    expect([fake().calls.length, (await pending()).length]).toEqual([1, 1])
    await past('56 minutes')
    await deliverUnlinks()
    expect([fake().calls.length, await pending()]).toEqual([2, []])
  })

  it('Unlink requests of one moment are sent in the order of their subjects', async () => {
    const queued_at = new Date()
    await addEach(database().pool, 'provider_unlink_outbox', ['4303', '4301', '4302'], (subject) => ({
      ...{ issuer: ISSUER, subject, queued_at },
    }))
    await deliverUnlinks()
    expect(fake().calls.map(({ form }) => form.target_id)).toEqual(['4301', '4302', '4303'])
  })

  it('A failed unlink request is retried with growing delays and given up after thirty days', async () => {
    fake().answer = { status: 500, body: '' }
    await leave(await signedIn({ nickname: '끈질긴 이', subject: '4004' }))
    const heardAfter = async (interval: string) => {
      const before = fake().calls.length
      await past(interval)
      await deliverUnlinks()
      return fake().calls.length > before
    }
    expect([await heardAfter('56 minutes'), await heardAfter('56 minutes'), await heardAfter('60 minutes')]).toEqual([
      true,
      false,
      true,
    ])
    await database().pool.query('UPDATE provider_unlink_outbox SET attempts = 40')
    expect([await heardAfter('47 hours'), await heardAfter('1 hour')]).toEqual([false, true])
    const warn = vi.spyOn(log, 'warn')
    expect(await heardAfter('30 days')).toBe(false)
    expect(JSON.stringify(warn.mock.calls)).toContain('provider_unlink_abandoned')
    warn.mockRestore()
    expect(await pending()).toEqual([])
  })

  it('A server error ends the calls to Kakao for a run, but the rejection of one user does not', async () => {
    const queue = () =>
      addEach(database().pool, 'provider_unlink_outbox', ['1', '2', '3'], (subject) => ({ issuer: ISSUER, subject }))
    await queue()
    fake().answer = { status: 500, body: '' }
    await deliverUnlinks()
    expect(fake().calls).toHaveLength(1)
    await database().pool.query('DELETE FROM provider_unlink_outbox')
    await queue()
    fake().answer = { status: 400, body: '{"code":-2}' }
    await deliverUnlinks()
    expect(fake().calls).toHaveLength(4)
  })

  it('Kakao is not called without a key, nor for accounts of another provider', async () => {
    const keyless = createApi({ pool: database().pool, members: harness() })
    const id = await addMember(database().pool, { nickname: '열쇠없이', subject: '4005' })
    expect(
      (
        await (
          await memberBrowser(keyless, database().pool, id)
        ).send('DELETE', '/api/v1/me', { confirm: DELETE_CONFIRMATION })
      ).status,
    ).toBe(204)
    await addRow(database().pool, 'provider_unlink_outbox', { issuer: 'https://elsewhere.example', subject: '1' })
    await deliverUnlinks()
    expect([fake().calls, await pending()]).toEqual([[], []])
  })
})
