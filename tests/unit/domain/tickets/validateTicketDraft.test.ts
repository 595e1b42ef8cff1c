import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanLine, cleanText } from '@/domain/text'
import { validateTicketDraft, type TicketDraft } from '@/domain/tickets/validateTicketDraft'
import { newTicketSchema } from '@/contract/tickets'

const TICKET: TicketDraft = {
  kind: 'correction',
  subject: '주소가 달라요',
  body: '무교로 7이 아니라 무교로 9예요.',
  email: '',
}

describe('Contact form', () => {
  it.each([
    ['no e-mail address', {}, {}],
    ['an e-mail address', { email: ' a@b.example ' }, {}],
    ['no subject', { subject: '  \n ' }, { subject: 'too-short' }],
    ['the longest subject', { subject: '가'.repeat(100) }, {}],
    ['a subject one character too long', { subject: '가'.repeat(101) }, { subject: 'too-long' }],
    ['a body of nine characters', { body: ' 가나다라마바사아자 ' }, { body: 'too-short' }],
    ['a body of ten characters', { body: '가나다라마바사아자차' }, {}],
    ['the longest body', { body: '가'.repeat(2000) }, {}],
    ['a body one character too long', { body: '가'.repeat(2001) }, { body: 'too-long' }],
    ['an incomplete e-mail address', { email: 'a@b' }, { email: 'invalid-value' }],
    ['an e-mail address with a line break', { email: 'a@b.example\nbcc: c@d.example' }, { email: 'invalid-value' }],
    ['an unknown kind', { kind: 'spam' }, { kind: 'invalid-option' }],
  ])('A ticket with %s is validated before it is sent', (_, change, errors) => {
    expect(validateTicketDraft({ ...TICKET, ...change })).toEqual(errors)
  })

  it('The contact form never rejects what the API would accept', () => {
    const words = fc.string({ unit: fc.constantFrom(...'가나ab@. \n\0\u202e'), maxLength: 30 })
    fc.assert(
      fc.property(words, words, fc.oneof(fc.constant(''), fc.emailAddress(), words), (subject, body, email) => {
        const draft = { ...TICKET, subject, body, email }
        const taken = newTicketSchema.safeParse({ ...draft, email: email.trim() || undefined }).success
        if (taken) expect(validateTicketDraft(draft)).toEqual({})
      }),
      { numRuns: 500 },
    )
  })

  it('Control and other invisible characters of a ticket are dropped and the rest is kept', () => {
    expect(cleanText('  가\u0000나\r\n다\u202e라\ud800\t ')).toBe('가나\n다라')
    expect(cleanLine('제목\n둘째\u0007 줄')).toBe('제목 둘째 줄')
  })
})
