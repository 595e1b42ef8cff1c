import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanLine, cleanText } from '@/domain/cleanText'
import { validateTicketDraft, type TicketDraft } from '@/domain/tickets/validateTicketDraft'
import { newTicketSchema } from '@/domain/tickets/schema'

const LETTER: TicketDraft = {
  kind: 'correction',
  subject: '주소가 다릅니다',
  body: '무교로 7이 아니라 무교로 9입니다.',
  email: '',
}

describe('the contact form', () => {
  it.each([
    ['a full letter', {}, {}],
    ['an address', { email: ' a@b.example ' }, {}],
    ['no subject', { subject: '  \n ' }, { subject: 'too-short' }],
    ['the longest subject', { subject: '가'.repeat(100) }, {}],
    ['one letter more', { subject: '가'.repeat(101) }, { subject: 'too-long' }],
    ['nine letters', { body: ' 가나다라마바사아자 ' }, { body: 'too-short' }],
    ['ten letters', { body: '가나다라마바사아자차' }, {}],
    ['the longest letter', { body: '가'.repeat(2000) }, {}],
    ['one more', { body: '가'.repeat(2001) }, { body: 'too-long' }],
    ['half an address', { email: 'a@b' }, { email: 'invalid-value' }],
    ['an address in two lines', { email: 'a@b.example\nbcc: c@d.example' }, { email: 'invalid-value' }],
    ['an unknown kind', { kind: 'spam' }, { kind: 'invalid-option' }],
  ])('%s is judged before it is sent', (_, change, faults) => {
    expect(validateTicketDraft({ ...LETTER, ...change })).toEqual(faults)
  })

  it('never turns away what the API would take', () => {
    const words = fc.string({ unit: fc.constantFrom(...'가나ab@. \n\0\u202e'), maxLength: 30 })
    fc.assert(
      fc.property(words, words, fc.oneof(fc.constant(''), fc.emailAddress(), words), (subject, body, email) => {
        const draft = { ...LETTER, subject, body, email }
        const taken = newTicketSchema.safeParse({ ...draft, email: email.trim() || undefined }).success
        if (taken) expect(validateTicketDraft(draft)).toEqual({})
      }),
      { numRuns: 500 },
    )
  })

  it('drops what nobody types and keeps the rest', () => {
    expect(cleanText('  가\u0000나\r\n다\u202e라\ud800\t ')).toBe('가나\n다라')
    expect(cleanLine('제목\n둘째\u0007 줄')).toBe('제목 둘째 줄')
  })
})
