import { pbkdf2Sync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ok } from '@/domain/result'
import { checkNewPassword, hashPassword, verifyPassword } from '@/server/passwords'

const PASSWORD = '밥상 위 곰솥 42그릇'
const kept = (iterations: number, bytes: number) => {
  const salt = 'ab'.repeat(32)
  return `pbkdf2$${iterations}$${salt}$${pbkdf2Sync(PASSWORD, salt, iterations, bytes, 'sha256').toString('hex')}`
}

describe('Stored passwords', () => {
  it('A password is hashed with scrypt, its parameters and a salt of its own', async () => {
    const [one, two] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)]
    expect(one).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/)
    expect(one).not.toBe(two)
    expect(await verifyPassword(PASSWORD, one)).toEqual({ right: true, rehashed: null })
    expect(await verifyPassword(`${PASSWORD}!`, one)).toEqual({ right: false, rehashed: null })
  })

  it('A password matches in either Unicode form of Hangul', async () => {
    expect((await verifyPassword(PASSWORD.normalize('NFD'), await hashPassword(PASSWORD.normalize('NFC')))).right).toBe(
      true,
    )
  })

  it.each([
    ['newer', 600_000, 32],
    ['older', 25_000, 512],
  ])('A password in Payload’s %s format is verified and rehashed with scrypt', async (_, iterations, bytes) => {
    const { right, rehashed } = await verifyPassword(PASSWORD, kept(iterations, bytes))
    expect([right, (await verifyPassword(PASSWORD, rehashed)).right]).toEqual([true, true])
    expect((await verifyPassword('다른 비밀번호', kept(iterations, bytes))).right).toBe(false)
  })

  it.each([null, '', 'nonsense', 'pbkdf2$', 'scrypt$32768$8$3$$'])(
    'A password is wrong when the stored hash is %j',
    async (nothing) => {
      expect((await verifyPassword('', nothing).catch(() => ({ right: false }))).right).toBe(false)
    },
  )
})

describe('New passwords', () => {
  it.each([
    ['short', 'password-too-short'],
    ['일곱글자예요', 'password-too-short'],
    ['password', 'password-common'],
    ['Passw0rd!', 'password-common'],
    ['qwertyuiop', 'password-common'],
    ['12345678901', 'password-common'],
    ['aaaaaaaaaaaa', 'password-common'],
    ['hongbap@example.kr', 'password-common'],
    ['ㄱ'.repeat(201), 'too-long'],
  ])('The password %s is rejected with %s', async (password, code) => {
    expect(await checkNewPassword(password, ['hongbap@example.kr', '홍밥'])).toMatchObject({ violation: { code } })
  })

  it.each(['곰솥 마흔두그릇의 밥', 'vR8-kelp_ottoman', 'Zq4tWm2xNp7c'])('%s is a valid password', async (password) => {
    expect(await checkNewPassword(password, ['hongbap@example.kr'])).toEqual(ok())
  })
})
