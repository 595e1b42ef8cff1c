import type { NewPost, OwnPost, Post } from '@/contract/posts'
import { reviewHarness } from '../reviews/reviewHarness'
import type { Caller, TestMember } from '../setup/reviews'

/** The API of the boards with two members for the tests of one file, emptied before each test. */
export function boardHarness() {
  const { harness, writer, reader } = reviewHarness()
  const sql = () => harness().test.pool
  /** The next post of the person who wrote one may be written at once. */
  const rest = () => sql().query('DELETE FROM write_cooldowns')
  const write = (post: Partial<NewPost> = {}, who: Caller = writer()) =>
    who.send<OwnPost>('POST', '/posts', { board: 'free', title: '점심 이야기', content: '국밥이 좋아요.', ...post })
  return {
    harness,
    writer,
    reader,
    sql,
    /** As staff write it, with Payload's Local API. */
    update: async (collection: 'posts' | 'comments' | 'reviews', id: number, data: object) => {
      const payload = await harness().author(0).payload()
      return payload.update({ collection, id, data, trash: true, depth: 0 })
    },
    rest,
    write,
    /** Writes one, without a cooldown before it, and resolves to its id. */
    written: async (post: Partial<NewPost> = {}, who: TestMember = writer()) => {
      await rest()
      return (await write(post, who)).body.id
    },
    read: (id: number, who: Caller = harness().visitor) => who.send<Post>('GET', `/posts/${id}`),
    rejectedAs: (status: number, code: string) => ({ status, body: { error: { code } } }),
  }
}
