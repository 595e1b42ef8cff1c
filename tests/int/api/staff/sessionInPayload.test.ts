import { handleEndpoints, jwtSign } from 'payload'
import { describe, expect, it } from 'vitest'
import { addPerson, PASSWORD } from '../../setup/staff'
import { ADMIN, staffHarness } from './staffHarness'

describe('Staff session in Payload', () => {
  const { test, admin, signedIn, change, payloadRest } = staffHarness()

  it('A staff session gives access to Payload and ends on the next request after a role change', async () => {
    const id = await addPerson(test().pool, 'third@people.example', 'admin')
    const one = await signedIn('third@people.example')
    const batches = async () => (await payloadRest(one.cookie(), '/import-batches')).status
    expect([await batches(), (await payloadRest(one.cookie(), '/users/me')).body.user?.nickname]).toEqual([
      200,
      '이름 third',
    ])
    await change(`UPDATE users SET role = 'moderator' WHERE id = $1`, [id])
    expect([
      await batches(),
      (await one.who()).status,
      (await payloadRest(one.cookie(), '/users/me')).body.user,
    ]).toEqual([403, 401, null])
    await one.signIn('third@people.example')
    expect([await batches(), (await one.who()).status]).toEqual([403, 200])
  })

  it('Only admins see the e-mail addresses of other accounts in Payload', async () => {
    await addPerson(test().pool, 'moderator@people.example', 'moderator')
    const [own, all] = [await signedIn('moderator@people.example'), await signedIn()]
    expect((await payloadRest(own.cookie(), '/users')).body.docs?.map(({ email }) => email)).toEqual([
      'moderator@people.example',
    ])
    expect((await payloadRest(all.cookie(), '/users?limit=100')).body.docs?.map(({ email }) => email)).toContain(
      'moderator@people.example',
    )
    expect((await payloadRest(own.cookie(), '/users?where[email][like]=admin')).status).toBe(400)
  })

  it('Payload’s own token, even signed with the right secret, does not replace a staff session', async () => {
    const { token } = await jwtSign({
      fieldsToSign: { id: admin(), collection: 'users', email: ADMIN },
      secret: test().payload.secret,
      tokenExpiration: 3600,
    })
    const asked = new Request('http://localhost/api/users/me', {
      headers: { Authorization: `JWT ${token}`, Cookie: `payload-token=${token}` },
    })
    const answer = await handleEndpoints({ config: test().payload.config, request: asked })
    expect(await answer.json()).toMatchObject({ user: null })
  })

  it('Payload neither refreshes a staff session nor issues a token of its own', async () => {
    const one = await signedIn()
    const { status, body, headers } = await payloadRest(one.cookie(), '/users/refresh-token', { method: 'POST' })
    expect([status, headers.get('Set-Cookie'), body]).toMatchObject([200, null, { refreshedToken: '' }])
  })

  it.each(['login', 'forgot-password', 'reset-password', 'unlock', 'first-register'])(
    'Payload’s own %s endpoint is disabled',
    async (verb) => {
      const body = JSON.stringify({ email: ADMIN, password: PASSWORD, token: 'x' })
      const { status } = await payloadRest((await signedIn()).cookie(), `/users/${verb}`, { method: 'POST', body })
      expect([400, 403, 404]).toContain(status)
    },
  )
})
