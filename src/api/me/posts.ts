import { z } from 'zod'
import { COOLDOWN_SECONDS, POST_BYTES_MAX, POSTS_PER_HOUR } from '@/domain/community/community'
import {
  likeSchema,
  myPostStateSchema,
  newPostSchema,
  ownPostPageSchema,
  ownPostQuerySchema,
  ownPostSchema,
  postChangeSchema,
  postId,
} from '@/contract/posts'
import { REPORTS_PER_HOUR, TRASH_DAYS } from '@/domain/moderation/moderation'
import { newReportSchema } from '@/contract/reviews'
import { setLike } from '@/server/likes'
import { reportContent } from '@/server/moderation/reportContent'
import { listOwnPosts } from '@/server/posts/listPosts'
import { readPostState } from '@/server/posts/readPost'
import { restorePost, trashPost, updatePost, writePost } from '@/server/posts/writePost'
import { creationFrom } from '../http/creation'
import { memberRoute } from '../http/route'

const params = z.object({ id: postId })

export const memberPosts = [
  memberRoute({
    at: 'POST /api/v1/posts',
    access: 'create posts',
    operation: { id: 'writePost', tag: 'posts', summary: '게시판에 글을 써요.' },
    description:
      `자유게시판과 건의사항에 쓸 수 있어요. ${COOLDOWN_SECONDS.post}초에 하나이고, 이르면 429와 남은 초(Retry-After)를 답해요. ` +
      `쓰기와 고치기는 한 시간에 ${POSTS_PER_HOUR}번까지예요. 살펴보아야 하는 글은 status가 pending이고 이유가 held_reason에 있어요.`,
    request: { body: newPostSchema },
    bodyMax: POST_BYTES_MAX,
    creates: true,
    answer: ownPostSchema,
    run: ({ c, author, body }) => writePost(author, body, creationFrom(c, author.member, body)),
  }),
  memberRoute({
    at: 'PATCH /api/v1/posts/{id}',
    access: 'update posts',
    operation: { id: 'editPost', tag: 'posts', summary: '자신의 글을 고쳐요.' },
    description: '보낸 것만 바뀌어요. 바뀐 것이 없으면 고친 때(edited_at)도 그대로예요. 게시판은 바꿀 수 없어요.',
    request: { params, body: postChangeSchema },
    bodyMax: POST_BYTES_MAX,
    answer: ownPostSchema,
    run: ({ author, params: { id }, body }) => updatePost(author, id, body),
  }),
  memberRoute({
    at: 'DELETE /api/v1/posts/{id}',
    access: 'delete posts',
    operation: { id: 'deletePost', tag: 'posts', summary: '자신의 글을 지워요.' },
    description: `${TRASH_DAYS}일 안에는 되돌릴 수 있고, 그 뒤에는 사진과 함께 완전히 지워져요.`,
    request: { params },
    run: ({ author, params: { id } }) => trashPost(author, id),
  }),
  memberRoute({
    at: 'POST /api/v1/posts/{id}/restore',
    access: 'update posts',
    operation: { id: 'restorePost', tag: 'posts', summary: '지운 글을 되돌려요.' },
    description: '이미 되돌린 글에도 그 글을 답해요. 운영자가 지운 글은 되돌릴 수 없어요.',
    request: { params },
    answer: ownPostSchema,
    run: ({ author, params: { id } }) => restorePost(author, id),
  }),
  memberRoute({
    at: 'PUT /api/v1/posts/{id}/like',
    access: 'create post-likes',
    operation: { id: 'likePost', tag: 'posts', summary: '글을 좋아한다고 표시해요.' },
    description: '두 번 보내도 한 번이에요.',
    request: { params },
    answer: likeSchema,
    run: ({ author, params: { id } }) => setLike(author, { type: 'post', id, isOn: true }),
  }),
  memberRoute({
    at: 'DELETE /api/v1/posts/{id}/like',
    access: 'delete post-likes',
    operation: { id: 'takeBackLike', tag: 'posts', summary: '좋아한다는 표시를 취소해요.' },
    request: { params },
    answer: likeSchema,
    run: ({ author, params: { id } }) => setLike(author, { type: 'post', id, isOn: false }),
  }),
  memberRoute({
    at: 'POST /api/v1/posts/{id}/reports',
    access: 'create reports',
    operation: { id: 'reportPost', tag: 'posts', summary: '글을 신고해요.' },
    description: `처리되지 않은 신고가 있으면 409예요. 한 시간에 ${REPORTS_PER_HOUR}번까지 신고할 수 있어요.`,
    request: { params, body: newReportSchema },
    run: ({ author, params: { id }, body }) => reportContent(author, { type: 'post', id }, body),
  }),
  memberRoute({
    at: 'GET /api/v1/me/posts/{id}',
    access: 'read account',
    operation: { id: 'readMyPost', tag: 'posts', summary: '자신의 글인지, 좋아하거나 신고했는지를 읽어요.' },
    request: { params },
    answer: myPostStateSchema,
    run: ({ pool, member, params: { id } }) => readPostState(pool, member.id, id),
  }),
  memberRoute({
    at: 'GET /api/v1/me/posts',
    access: 'read account',
    operation: { id: 'listMyPosts', tag: 'posts', summary: '자신이 쓴 글을 새것부터 읽어요.' },
    description: '숨겨졌거나 검토 중인 것도 그 상태(status)와 함께 나와요.',
    request: { query: ownPostQuerySchema },
    answer: ownPostPageSchema,
    run: ({ pool, member, query: { page } }) => listOwnPosts(pool, member.id, page),
  }),
]
