import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { crawl } from './setup/crawl'
import { signUp } from './setup/member'
import { DESKTOP, newVisitor, type Visitor } from './setup/newVisitor'

/** Anything that could be an e-mail address. */
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
/** The example in a form, and the operator's own address, which the terms must state. */
const EXAMPLES = new Set(['name@example.com', 'contact@bapsang.example'])

/** Time for crawling every linked page, as a member and as a visitor. */
const CRAWL_MS = 240_000

describe('E-mail addresses on pages', () => {
  let [member, other]: Visitor[] = []
  beforeEach(async () => {
    member = await newVisitor(DESKTOP)
    other = await newVisitor(DESKTOP)
  })
  afterEach(async () => {
    await member?.close()
    await other?.close()
  })

  it(
    'Visitors see no e-mail address, and members only their own',
    async () => {
      if (!member || !other) throw new Error('no browser')
      const { page } = member
      await signUp(page, '/about')
      await signUp(other.page, '/about')
      const list = (await (await other.context.request.get('/api/v1/restaurants?size=1')).json()) as {
        data: { id: number }[]
      }
      await other.context.request.post(`/api/v1/restaurants/${list.data[0]?.id}/reviews`, {
        data: { rating: 5, content: '다시 가고 싶은 집' },
      })
      const { email: own } = (await (await member.context.request.get('/api/v1/me/profile')).json()) as {
        email: string
      }
      expect(own).toMatch(EMAIL)

      const found = async (guest: Visitor) => {
        const answers = await crawl(guest.context.request, inject('site'))
        expect(answers.filter(({ status }) => status >= 500).map(({ path }) => path)).toEqual([])
        expect(answers.length).toBeGreaterThan(60)
        return answers.flatMap(({ path, text }) =>
          [...new Set(text.match(EMAIL) ?? [])]
            .filter((address) => !EXAMPLES.has(address))
            .map((address) => `${path}: ${address}`),
        )
      }
      const asMember = await found(member)
      expect(asMember.filter((line) => !line.endsWith(`: ${own}`))).toEqual([])
      expect(asMember.some((line) => line.startsWith('/profile'))).toBe(true)

      const nobody = await newVisitor(DESKTOP)
      expect(await found(nobody)).toEqual([])
      await nobody.close()
    },
    CRAWL_MS,
  )
})
