import { mutesSchema, muteParamsSchema, nicknameQuerySchema, nicknamesSchema } from '@/contract/comments'
import { MUTES_MAX, NICKNAMES_OFFERED } from '@/domain/community/community'
import { searchNicknames } from '@/server/members/nicknames'
import { muteMember, unmuteMember, listMutes } from '@/server/mutes'
import { memberRoute } from '../http/route'

/** Even blocked members may mute. */
export const memberMutes = [
  memberRoute({
    at: 'GET /api/v1/me/mutes',
    access: 'read account',
    operation: { id: 'listMutes', tag: 'account', summary: '자신에게 보이지 않게 한 회원을 읽어요.' },
    answer: mutesSchema,
    run: ({ pool, member }) => listMutes(pool, member.id),
  }),
  memberRoute({
    at: 'PUT /api/v1/me/mutes/{nickname}',
    access: 'create account',
    operation: { id: 'muteMember', tag: 'account', summary: '한 회원의 글과 댓글을 자신에게 보이지 않게 해요.' },
    description: `${MUTES_MAX}명까지예요. 상대에게는 알리지 않고, 다른 사람이 보는 화면은 그대로예요.`,
    request: { params: muteParamsSchema },
    run: ({ pool, member, params: { nickname } }) => muteMember(pool, member.id, nickname),
  }),
  memberRoute({
    at: 'DELETE /api/v1/me/mutes/{nickname}',
    access: 'delete account',
    operation: { id: 'unmuteMember', tag: 'account', summary: '보이지 않게 한 회원의 글과 댓글을 다시 봐요.' },
    description: '숨기지 않은 회원이어도 204를 답해요.',
    request: { params: muteParamsSchema },
    run: ({ pool, member, params: { nickname } }) => unmuteMember(pool, member.id, nickname),
  }),
  memberRoute({
    at: 'GET /api/v1/me/nicknames',
    access: 'read account',
    operation: { id: 'searchNicknames', tag: 'account', summary: '댓글에서 부를 회원을 닉네임의 일부로 찾아요.' },
    description: `그 말로 시작하는 닉네임이 먼저이고 ${NICKNAMES_OFFERED}개까지예요.`,
    request: { query: nicknameQuerySchema },
    answer: nicknamesSchema,
    run: ({ pool, member, query: { q } }) => searchNicknames(pool, member.id, q),
  }),
]
