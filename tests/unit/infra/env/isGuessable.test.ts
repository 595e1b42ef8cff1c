import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { isGuessable } from '@/infra/env/isGuessable'

const KOREAN_TYPED = 'rhdrhdqkqtkdrhdrhdqkqtkdrhdrhdqkqtkd'

it.each([
  ['short', '4f1a0c9be27d5863'],
  ['of few characters', 'ab12'.repeat(16)],
  ['the alphabet', 'abcdefghijklmnopqrstuvwxyz0123456789'],
  ['the alphabet backwards', 'zyxwvutsrqponmlkjihgfedcba9876543210'],
  ['counted', '01234567890123456789012345678901234567890abcdef'],
  ['a row of the keyboard after the other', 'qwertyuiopasdfghjklzxcvbnm1234567890'],
  ['the keyboard with capitals', 'QwertyuiopAsdfghjklZxcvbnm1234567890!'],
  ['one word again and again', 'correcthorsecorrecthorsecorrecthorsecorrecthorse'],
  ['a word typed on a Korean keyboard, again and again', KOREAN_TYPED],
  ['one character again and again', `${'a'.repeat(40)}bcdefghij1`],
  ['words of tutorials', 'your-secret-here-change-me-your-payload-secret-key'],
  ['words of tutorials and a number', 'CHANGE_ME_please_payload_secret_123456'],
])('A secret that is %s is guessable', (_, secret) => {
  expect(isGuessable(secret)).toBe(true)
})

it('A random secret is not guessable in hex, Base64 or Base64url', () => {
  for (let i = 0; i < 3_000; i++) {
    const bytes = createHash('sha256').update(`secret ${i}`).digest()
    expect(isGuessable(bytes.toString('hex'))).toBe(false)
    expect(isGuessable(bytes.toString('base64'))).toBe(false)
    expect(isGuessable(bytes.subarray(0, 24).toString('base64url'))).toBe(false)
  }
})

it('An original passphrase of several words is not guessable', () => {
  expect(isGuessable('otter velvet 39 crumbs under a lighthouse')).toBe(false)
})
