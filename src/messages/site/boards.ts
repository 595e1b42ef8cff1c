import type { HoldReason } from '@/domain/community/holds'
import {
  COOLDOWN_SECONDS,
  HOT_DAYS,
  HOT_LIKES_MIN,
  HOT_VIEWS_MIN,
  POST_CONTENT_MAX,
  POST_TITLE_MAX,
  VIEW_HOURS,
  type BoardType,
  type PostStatus,
  type SuggestionStatus,
} from '@/domain/community/community'
import { TRASH_DAYS } from '@/domain/moderation/moderation'

export const BOARD_NOTES: Record<BoardType, string> = {
  notice: '새로 가져온 자료와 바뀐 점을 알려요.',
  free: '밥집과 기록에 관한 이야기를 나눠요.',
  suggestion: '더 모을 기관이나 고칠 점을 건의해요.',
}

/** The author of notices, regardless of which staff member wrote them. */
export const HOUSE = '운영자'

export const BOARDS_PAGE = {
  title: '게시판',
  lead: '공지를 읽고, 밥집 이야기를 나누고, 고칠 점을 건의하는 곳이에요.',
  menu: '게시판 고르기',
  notices: '공지사항',
  latest: '자유게시판 새 글',
  hot: '인기 글',
  hotRule:
    `조회 ${HOT_VIEWS_MIN} 이상이거나 좋아요 ${HOT_LIKES_MIN} 이상인 글이에요. ` +
    `최근 ${HOT_DAYS}일의 글이 먼저이고, 조회와 좋아요가 많은 순서예요.`,
  viewRule: `조회는 같은 사람이 ${VIEW_HOURS}시간 안에 다시 보아도 한 번으로 집계해요.`,
  all: '모두 보기',
  pinned: '공지',
  isHot: '인기',
  isPinned: '고정',
  edited: '수정됨',
  views: (count: string) => `조회 ${count}`,
  likes: (count: string) => `좋아요 ${count}`,
  comments: (count: string) => `댓글 ${count}`,
  photos: (count: number) => `사진 ${count}장`,
  list: (board: string) => `${board}의 글`,
  pages: '게시판의 페이지',
  none: '아직 글이 없어요',
  noneHot: '아직 인기 글이 없어요.',
  noneMore: {
    notice: '알릴 일이 생기면 이곳에 올려요.',
    free: '첫 글을 남겨 주세요.',
    suggestion: '첫 건의를 남겨 주세요.',
  },
  pageEmpty: '이 페이지에는 글이 없어요.',
  firstPage: '첫 페이지로',
  what: '글을',
  whatNotices: '공지사항을',
  whatLatest: '새 글을',
  whatHot: '인기 글을',
  search: '제목, 내용, 닉네임으로 찾기',
  searchShort: '글 찾기',
  searchKey: '찾기',
  found: (q: string, count: string) => `‘${q}’ 검색 결과 ${count}건`,
  foundMore: (q: string, count: string) => `‘${q}’ 검색 결과 ${count}건 이상, 새 글부터`,
  nothing: (q: string) => `‘${q}’에 맞는 글이 없어요`,
  nothingMore: '다른 말로 찾아보세요. 한 글자는 새 글에서만 찾아요.',
  clear: '검색 지우기',
  write: '글쓰기',
  feed: '새 글 받아보기',
  feedNote: 'RSS 리더에 등록하면 새 글을 받아 볼 수 있어요.',
  legend: '처리 상태',
  toList: '목록으로',
  invalid: '잘못된 접근이에요',
  invalidMore: '이 주소의 게시판이나 글은 없어요.',
  toBoards: '게시판으로',
  notFound: '게시글을 찾을 수 없어요',
  notFoundMore: '지워졌거나 숨겨진 글일 수 있어요.',
} as const

export const SUGGESTION_NOTES: Record<SuggestionStatus, string> = {
  pending: '받아서 살펴보고 있어요',
  in_progress: '반영하고 있어요',
  completed: '반영했어요',
  rejected: '반영하지 않기로 했어요',
}

export const POST_PAGE = {
  about: '이 글의 식당',
  visits: (count: string) => `방문 ${count}회`,
  received: '접수',
  steps: '처리 과정',
  answer: '운영자의 답변',
  like: '좋아요',
  likeFailed: '반영하지 못했어요. 다시 시도해 주세요.',
  signInToLike: '좋아요를 누르려면 로그인해 주세요.',
  report: '신고',
  reportTitle: '글 신고',
  edit: '고치기',
  remove: '지우기',
  removing: '지우는 중…',
  removeAsk: '글을 지울까요?',
  removeNote: `목록에서 곧바로 사라져요. ${TRASH_DAYS}일 안에는 되돌릴 수 있어요.`,
  keep: '그대로 두기',
  removed: '글을 지웠어요.',
  restored: '글을 되돌렸어요.',
  staff: '관리 화면에서 보기',
  own: '내 글',
} as const

export const OWN_POST_STATES: Record<PostStatus, string | null> = {
  published: null,
  hidden: '운영자가 숨겨 다른 사람에게는 보이지 않아요. 다시 보아야 한다고 생각하시면 문의하기로 알려 주세요.',
  pending: '운영자가 살펴보고 있어 아직 다른 사람에게는 보이지 않아요.',
}

export const HELD_NOTES: Record<HoldReason, string> = {
  word: '살펴보기로 정해 둔 단어가 있어 운영자가 먼저 봐요. 글은 그대로 저장되었고, 문제가 없으면 곧 모두에게 보여요.',
  domain:
    '살펴보기로 정해 둔 주소가 있어 운영자가 먼저 봐요. 글은 그대로 저장되었고, 문제가 없으면 곧 모두에게 보여요.',
  link: '가입한 첫날 링크가 있는 글은 운영자가 먼저 봐요. 글은 그대로 저장되었고, 문제가 없으면 곧 모두에게 보여요.',
}

export const POST_FORM = {
  writeTo: (board: string) => `${board} 글쓰기`,
  editTitle: '글 고치기',
  title: '제목',
  content: '내용',
  titleTooLong: (over: number) => `제목은 ${POST_TITLE_MAX}자까지 쓸 수 있어요. ${over}자를 줄여 주세요.`,
  contentTooLong: (over: number) =>
    `내용은 ${POST_CONTENT_MAX.toLocaleString('ko-KR')}자까지 쓸 수 있어요. ${over}자를 줄여 주세요.`,
  place: '이 글의 식당',
  dropPlace: '식당 빼기',
  send: '올리기',
  save: '고친 대로 저장',
  sending: '보내는 중…',
  cancel: '그만두기',
  waiting: (seconds: number) => `게시글 작성은 ${seconds}초 후에 가능합니다.`,
  restored: '쓰시던 글을 복원했어요.',
  discard: '처음부터 다시 쓰기',
  sent: '글을 올렸어요.',
  held: '글을 저장했어요. 운영자가 살펴본 뒤에 보여요.',
  saved: '글을 고쳤어요.',
  failed: '게시글 작성에 실패했어요. 쓰신 글은 그대로 있어요. 다시 시도해 주세요.',
  scriptsNeeded: '글을 쓰려면 자바스크립트를 켜야 해요.',
  signIn: '글을 쓰려면 로그인해 주세요',
  signInMore: '카카오 계정으로 바로 시작할 수 있어요. 로그인하면 이 자리로 돌아와요.',
  notOwn: '고칠 수 있는 글이 아니에요',
  notOwnMore: '자신이 쓴 글만 고칠 수 있어요. 지웠거나 다른 계정으로 쓴 글일 수 있어요.',
  guide: '쓰기 전에',
} as const

const COMMON_GUIDE = [
  `${COOLDOWN_SECONDS.post}초에 한 번 올릴 수 있어요.`,
  '다른 사람의 전화번호나 주소 같은 개인정보는 적지 말아 주세요.',
  '식당 주소(링크)만 한 줄에 적으면 그 식당의 카드가 보여요.',
  '**굵게**, - 목록, > 인용, [글자](주소)를 쓸 수 있어요.',
]

export const POST_GUIDE: Record<Exclude<BoardType, 'notice'>, readonly string[]> = {
  free: ['밥집과 기록에 관한 이야기를 자유롭게 적어 주세요.', ...COMMON_GUIDE],
  suggestion: [
    '어느 화면에서 무엇이 불편했는지, 어떻게 되면 좋을지 적어 주세요.',
    '운영자가 상태와 답변을 이 글에 적고, 바뀌면 알림으로 알려 드려요.',
    ...COMMON_GUIDE,
  ],
}

export const POSTS_ABOUT = {
  title: '이 식당 이야기',
  note: '게시판에 올라온 글이에요.',
  write: '이 식당 이야기 쓰기',
  none: '아직 이 식당을 다룬 글이 없어요.',
} as const

export const MY_POSTS = {
  title: '내가 쓴 글',
  what: '내가 쓴 글을',
  list: '내가 쓴 글 목록',
  none: '아직 쓴 글이 없어요',
  noneMore: '자유게시판에서 밥집 이야기를 나누어 보세요.',
  explore: '게시판 둘러보기',
  pages: '내가 쓴 글의 페이지',
  view: '보기',
  viewOf: (title: string) => `${title} 보기`,
} as const
