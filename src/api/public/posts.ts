import { z } from 'zod'
import { commentId, commentPageSchema, commentQuerySchema, commentSchema, replyQuerySchema } from '@/contract/comments'
import { BOARD_PAGE_SIZE, COMMENT_PAGE_SIZE, REPLY_PAGE_SIZE, VIEW_HOURS } from '@/domain/community/community'
import { postId, postPageSchema, postQuerySchema, postSchema } from '@/contract/posts'
import { orFail } from '@/domain/result'
import { listComments, listReplies } from '@/server/comments/listComments'
import { readComment } from '@/server/comments/readComments'
import { currentMember } from '@/server/members/memberSession'
import { countView } from '@/server/posts/counters'
import { listPosts } from '@/server/posts/listPosts'
import { readPost } from '@/server/posts/readPost'
import { rateLimitKey } from '@/server/rateLimit'
import { clientNetwork } from '../http/deps'
import { NOTHING_THERE as responses } from '../http/responses'
import { openRoute, publicRoute } from '../http/route'

const ofPost = z.object({ id: postId })
const ofComment = z.object({ id: commentId })
const noQuery = z.object({}).strict()

/** Revalidated each time, so that authors see their new post. */
export const postsRead = [
  publicRoute({
    at: 'GET /api/v1/posts',
    access: 'view posts',
    operation: { id: 'listPosts', tag: 'posts', summary: '게시판의 글을 읽어요.' },
    description:
      `위에 고정한 글이 먼저, 그다음은 새것부터 ${BOARD_PAGE_SIZE}개씩이에요. board를 적지 않으면 모든 게시판의 새 글이에요. ` +
      'q를 적으면 제목과 내용, 닉네임에 그 말이 있는 글만 답해요. 흔한 말은 앞쪽만 찾고 total_is_minimum이 true예요.',
    request: { query: postQuerySchema },
    answer: postPageSchema,
    revalidated: true,
    run: ({ sql, query }) => listPosts(sql, query),
  }),
  publicRoute({
    at: 'GET /api/v1/posts/{id}',
    access: 'view posts',
    operation: { id: 'readPost', tag: 'posts', summary: '글 하나를 읽어요.' },
    description: '글쓴이가 탈퇴했으면 author가 null이에요. 처리 과정(steps)과 답변은 건의사항에만 있어요.',
    request: { params: ofPost, query: noQuery },
    answer: postSchema,
    responses,
    revalidated: true,
    run: async ({ sql, params: { id } }) => orFail(await readPost(sql, id), { code: 'post-not-found', params: {} }),
  }),
]

/** Members by account, visitors by network, which a forged header cannot change; only hashes are stored. */
export const postViews = openRoute({
  at: 'POST /api/v1/posts/{id}/views',
  access: 'view posts',
  operation: { id: 'viewPost', tag: 'posts', summary: '글을 조회로 집계해요.' },
  description: `같은 사람이 ${VIEW_HOURS}시간 안에 다시 보면 집계하지 않아요. 로그인하지 않은 사람은 네트워크로 알아봐요.`,
  request: { params: ofPost },
  responses,
  async run({ c, pool, secret, trustedProxies, params: { id } }) {
    const member = await currentMember(pool, c.req.header('Cookie'))
    const reader = member ? `member ${member.id}` : clientNetwork(c, trustedProxies)
    return countView(pool, id, rateLimitKey('view', reader, secret))
  },
})

/** Revalidated each time, like posts. */
export const commentsRead = [
  publicRoute({
    at: 'GET /api/v1/posts/{id}/comments',
    access: 'view comments',
    operation: { id: 'listComments', tag: 'comments', summary: '글의 댓글을 읽어요.' },
    description:
      `위 단계의 댓글을 ${COMMENT_PAGE_SIZE}개씩, 새것부터(latest) 또는 좋아요와 답글이 많은 것부터(popular) 답해요. ` +
      '다음 페이지는 next를 after에, 앞 쪽은 previous를 before에 적어 읽어요. at에 댓글 번호를 적으면 그 댓글이 있는 곳부터예요. ' +
      '답글이 달린 채 지워지거나 숨겨진 댓글은 자리만 남아 state로 알리고 content와 author가 null이에요.',
    request: { params: ofPost, query: commentQuerySchema },
    answer: commentPageSchema,
    responses,
    revalidated: true,
    run: ({ sql, params: { id }, query }) => listComments(sql, id, query),
  }),
  publicRoute({
    at: 'GET /api/v1/comments/{id}/replies',
    access: 'view comments',
    operation: { id: 'listReplies', tag: 'comments', summary: '댓글의 답글을 오래된 것부터 읽어요.' },
    description: `${REPLY_PAGE_SIZE}개씩이에요. 쪽을 넘기는 법은 댓글과 같아요.`,
    request: { params: ofComment, query: replyQuerySchema },
    answer: commentPageSchema,
    responses,
    revalidated: true,
    run: ({ sql, params: { id }, query }) => listReplies(sql, id, query),
  }),
  publicRoute({
    at: 'GET /api/v1/comments/{id}',
    access: 'view comments',
    operation: { id: 'readComment', tag: 'comments', summary: '댓글 하나를 읽어요.' },
    request: { params: ofComment, query: noQuery },
    answer: commentSchema,
    responses,
    revalidated: true,
    run: async ({ sql, params: { id } }) =>
      orFail(await readComment(sql, id), { code: 'comment-not-found', params: {} }),
  }),
]
