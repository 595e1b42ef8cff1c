import type { CommentRefusal, CommentSort } from '@/contract/commentView'
import type { CommentState } from '@/contract/comments'
import type { HoldReason } from '@/domain/community/holds'
import { COMMENT_CONTENT_MAX, MENTIONS_MAX, type CommentStatus } from '@/domain/community/community'
import { TRASH_DAYS } from '@/domain/moderation/moderation'

export const COMMENTS = {
  title: '댓글',
  count: (count: string) => `${count}개`,
  list: '댓글 목록',
  sorts: '댓글 순서',
  what: '댓글을',
  none: '아직 댓글이 없어요. 첫 댓글을 남겨 주세요.',
  more: '댓글 더 보기',
  earlier: '앞의 댓글 보기',
  loading: '불러오는 중…',
  moreFailed: '이어지는 댓글을 불러오지 못했어요.',
  retry: '다시 불러오기',
  fromStart: '처음부터 보기',
  oneOnly: '고른 댓글부터 보고 있어요.',
  missing: '찾으시는 댓글은 지워졌거나 숨겨졌어요. 처음부터 보여 드려요.',
  edited: '수정됨',
  permalink: '이 댓글의 주소',
  by: (nickname: string) => `${nickname}의 댓글`,
  replies: (count: string) => `답글 ${count}개`,
  repliesOf: (nickname: string) => `${nickname}의 댓글에 달린 답글`,
  hideReplies: '답글 접기',
  moreReplies: '답글 더 보기',
  earlierReplies: '앞의 답글 보기',
  repliesWhat: '답글을',
  like: '좋아요',
  likeFailed: '좋아요 처리에 실패했어요.',
  signInToLike: '좋아요를 누르려면 로그인해 주세요.',
  reply: '답글',
  report: '신고',
  reportTitle: '댓글 신고',
  edit: '고치기',
  remove: '지우기',
  removing: '지우는 중…',
  removeAsk: '댓글을 지울까요?',
  removeNote: `곧바로 사라지고, 답글이 있으면 자리만 남아요. ${TRASH_DAYS}일 안에는 되돌릴 수 있어요.`,
  keep: '그대로 두기',
  removed: '댓글을 지웠어요.',
  restored: '댓글을 되돌렸어요.',
  staff: '관리 화면에서 보기',
  own: '내 댓글',
} as const

export const COMMENT_SORT_LABELS: Record<CommentSort, string> = { latest: '최신순', popular: '인기순' }

export const COMMENT_TOMBSTONES: Record<Exclude<CommentState, 'published'>, string> = {
  deleted: '삭제된 댓글이에요.',
  hidden: '운영자가 가린 댓글이에요.',
}

export const OWN_COMMENT_STATES: Record<CommentStatus, string | null> = {
  published: null,
  hidden: '운영자가 숨겨 다른 사람에게는 보이지 않아요. 다시 보아야 한다고 생각하시면 문의하기로 알려 주세요.',
  pending: '운영자가 살펴보고 있어 아직 다른 사람에게는 보이지 않아요.',
}

export const HELD_COMMENT_NOTES: Record<HoldReason, string> = {
  word: '살펴보기로 정해 둔 단어가 있어 운영자가 먼저 봐요. 문제가 없으면 곧 모두에게 보여요.',
  domain: '살펴보기로 정해 둔 주소가 있어 운영자가 먼저 봐요. 문제가 없으면 곧 모두에게 보여요.',
  link: '가입한 첫날 링크가 있는 댓글은 운영자가 먼저 봐요. 문제가 없으면 곧 모두에게 보여요.',
}

export const COMMENT_FORM = {
  write: '댓글 쓰기',
  answer: (nickname: string) => `${nickname}님에게 답글`,
  answerPlain: '답글 쓰기',
  editOwn: '댓글 고치기',
  keys: `@를 쓰면 다른 회원을 부를 수 있어요(${MENTIONS_MAX}명까지). Ctrl+Enter(⌘+Enter)로 올려요.`,
  tooLong: (over: number) =>
    `댓글은 ${COMMENT_CONTENT_MAX.toLocaleString('ko-KR')}자까지 쓸 수 있어요. ${over}자를 줄여 주세요.`,
  send: '올리기',
  signInAndSend: '로그인하고 올리기',
  save: '저장',
  sending: '보내는 중…',
  cancel: '그만두기',
  waiting: (seconds: number) => `다음 댓글은 ${seconds}초 후에 쓸 수 있어요.`,
  sent: '댓글을 올렸어요.',
  sentReply: '답글을 올렸어요.',
  saved: '댓글을 고쳤어요.',
  held: '댓글을 저장했어요. 운영자가 살펴본 뒤에 보여요.',
  failed: '댓글 작성에 실패했어요. 쓰신 글은 그대로 있어요. 다시 시도해 주세요.',
  signIn: '댓글을 쓰려면 로그인해 주세요.',
  trap: '비워 두세요',
  nicknames: '부를 회원',
  nicknamesFound: (count: number) => `닉네임 ${count}개. 위아래 화살표로 고르고 Enter로 넣어요.`,
  nicknamesNone: '그런 닉네임이 없어요.',
} as const

/** For the no-JavaScript form; the typed text is still there on Back. */
export const COMMENT_REFUSAL_NOTES: Record<CommentRefusal, string> = {
  unauthenticated: '댓글을 쓰려면 로그인해 주세요.',
  'consent-required': '새 약관에 먼저 동의해 주세요. 프로필에서 할 수 있어요.',
  'member-blocked': '지금은 댓글을 쓸 수 없는 계정이에요. 프로필에 이유가 있어요.',
  'comment-cooldown': '댓글은 1분에 하나씩 쓸 수 있어요.',
  'rate-limited': '너무 자주 쓰셨어요. 잠시 후 다시 올려 주세요.',
  'comment-content-required': '댓글을 입력해주세요.',
  'too-long': `댓글은 ${COMMENT_CONTENT_MAX.toLocaleString('ko-KR')}자까지 쓸 수 있어요.`,
  'comment-not-found': '답하시려는 댓글이 지워졌거나 숨겨졌어요.',
  'comments-closed': '이 글에는 댓글을 쓸 수 없어요.',
  busy: '댓글 작성에 실패했어요. 다시 시도해 주세요.',
}
export const REFUSED_FORM = {
  wait: (seconds: number) => `${seconds}초 뒤에 다시 올려 주세요.`,
  back: '브라우저의 뒤로 가기를 누르면 쓰신 글이 그대로 있어요.',
} as const

export const MUTES = {
  title: '숨긴 회원',
  note: '이 회원들의 글과 댓글은 나에게만 보이지 않아요. 상대에게는 알리지 않아요.',
  what: '숨긴 회원을',
  none: '숨긴 회원이 없어요.',
  mute: '이 회원 숨기기',
  muteShort: '숨기기',
  muteAsk: (nickname: string) => `${nickname}님을 숨길까요?`,
  muteNote: '이 회원의 글과 댓글이 나에게만 보이지 않게 돼요. 상대는 알지 못하고, 프로필에서 언제든 풀 수 있어요.',
  muting: '숨기는 중…',
  muted: (nickname: string) => `${nickname}님을 숨겼어요.`,
  unmute: '다시 보기',
  unmuteOf: (nickname: string) => `${nickname}님의 글과 댓글 다시 보기`,
  unmuted: (nickname: string) => `${nickname}님의 글과 댓글이 다시 보여요.`,
  keep: '그대로 두기',
  comment: '숨긴 회원의 댓글이에요.',
  post: '숨긴 회원의 글이에요.',
  show: '이번만 보기',
  signIn: '회원을 숨기려면 로그인해 주세요.',
  since: (when: string) => `${when}부터`,
} as const

export const LIVE = {
  newComments: (count: string) => `새 댓글 ${count}개`,
} as const
