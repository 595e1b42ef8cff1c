import { afterAll, beforeAll, expect, it } from 'vitest'
import { addComment, addPost } from '../setup/community'
import { addMember } from '../setup/members'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { payloadCaller } from '../setup/payloadRest'

let test: TestPayload
beforeAll(async () => {
  test = await createTestPayload()
})
afterAll(() => test.drop())

it.each([1, 2])(
  'A reply to oneself under one’s own post is read with every author’s nickname at depth %i',
  async (depth) => {
    const author = await addMember(test.pool, { nickname: `혼잣말하는 이 ${depth}` })
    const post = await addPost(test.pool, author)
    const parent = await addComment(test.pool, post, author)
    const reply = await addComment(test.pool, post, author, parent)
    const { status, text } = await payloadCaller(test)('GET', `/comments/${reply}?depth=${depth}`)
    expect(status).toBe(200)
    const nicknames = text.match(/"authorNickname":"[^"]*"/g)
    expect(nicknames).toHaveLength(depth === 1 ? 3 : 4)
    expect(new Set(nicknames)).toEqual(new Set([`"authorNickname":"혼잣말하는 이 ${depth}"`]))
  },
)
