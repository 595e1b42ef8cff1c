import { describe, expect, it } from 'vitest'
import { seal, unseal } from '@/server/members/pendingSignUp'
import { makeToken } from '@/server/sessions/token'

const IDENTITY = { issuer: 'https://issuer.example', subject: '1001', email: 'haru@people.example', nickname: '하루' }

describe('Sealed sign-up identities', () => {
  it('A sealed identity opens with its own token, and with no other', () => {
    const token = makeToken()
    const sealed = seal(IDENTITY, token)
    expect(unseal(sealed, token)).toEqual(IDENTITY)
    expect(() => unseal(sealed, makeToken())).toThrow()
    expect(() => unseal(sealed, `${token}A`)).toThrow()
  })

  it('A sealed identity cannot be read, nor linked to another seal of the same person', () => {
    const token = makeToken()
    const [one, other] = [seal(IDENTITY, token), seal(IDENTITY, token)]
    for (const word of ['1001', 'haru', '하루', 'issuer']) expect(one.includes(word)).toBe(false)
    expect(one.equals(other)).toBe(false)
  })

  it('A sealed identity with any bit flipped fails to open', () => {
    const token = makeToken()
    const sealed = seal(IDENTITY, token)
    for (let at = 0; at < sealed.length; at++) {
      const flipped = Buffer.from(sealed)
      flipped[at] = (flipped[at] ?? 0) ^ 1
      expect(() => unseal(flipped, token)).toThrow()
    }
    expect(() => unseal(sealed.subarray(0, 20), token)).toThrow()
  })
})
