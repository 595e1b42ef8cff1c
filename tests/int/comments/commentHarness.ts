import type { Comment, CommentPage, MyComments, NewComment, OwnComment } from '@/contract/comments'
import { boardHarness } from '../posts/boardHarness'
import type { Caller, TestMember } from '../setup/reviews'

/** The API of comments with two members for the tests of one file, emptied before each test. */
export function commentHarness() {
  const board = boardHarness()
  const { harness, writer, reader, sql, rest } = board
  const say = (post: number, comment: Partial<NewComment> = {}, who: Caller = reader()) =>
    who.send<OwnComment>('POST', `/posts/${post}/comments`, { content: '저도 그래요.', ...comment })
  return {
    ...board,
    say,
    /** Writes one, without a cooldown before it, and resolves to its id. */
    said: async (post: number, comment: Partial<NewComment> = {}, who: TestMember = reader()) => {
      await rest()
      return (await say(post, comment, who)).body.id
    },
    list: (post: number, query = '', who: Caller = harness().visitor) =>
      who.send<CommentPage>('GET', `/posts/${post}/comments${query}`),
    replies: (comment: number, query = '') =>
      harness().visitor.send<CommentPage>('GET', `/comments/${comment}/replies${query}`),
    one: (id: number) => harness().visitor.send<Comment>('GET', `/comments/${id}`),
    mine: async (post: number, who: Caller = reader()) =>
      (await who.send<MyComments>('GET', `/me/posts/${post}/comments`)).body,
    /** What a member was told about comments: kinds, the newest first. */
    told: async ({ id }: TestMember) => {
      const { rows } = await sql().query<{ kind: string; params: { comment: number } }>(
        `SELECT kind, params FROM notifications WHERE user_id = $1 ORDER BY id DESC`,
        [id],
      )
      return rows.map(({ kind, params }) => [kind, params.comment])
    },
    /** How counters differ from a slow count of their rows: empty when they are right. */
    wrongCounters: async () =>
      (
        await sql().query<object>(`
          SELECT 'comments' AS of, p.id FROM posts p WHERE p.comment_count <> (SELECT count(*) FROM comments c
            WHERE c.post_id = p.id AND c.status = 'published' AND c.deleted_at IS NULL)
          UNION ALL SELECT 'replies', p.id FROM comments p WHERE p.reply_count <> (SELECT count(*) FROM comments c
            WHERE c.parent_id = p.id AND c.status = 'published' AND c.deleted_at IS NULL)
          UNION ALL SELECT 'post likes', p.id FROM posts p WHERE p.like_count <> (SELECT count(*) FROM post_likes l
            WHERE l.post_id = p.id)
          UNION ALL SELECT 'likes', p.id FROM comments p WHERE p.like_count <> (SELECT count(*) FROM comment_likes l
            WHERE l.comment_id = p.id)`)
      ).rows,
    writer,
  }
}
