import { RATING_MAX, REVIEW_TEXT_MAX, type ReviewStatus } from '@/domain/review'
import { WITHDRAWN_MEMBER } from '../labels'

/** '5점 만점에 4점', for screen readers. */
export const starsInWords = (rating: number | string): string => `${RATING_MAX}점 만점에 ${rating}점`

export const photoAlt = (nickname: string | null, number: number): string =>
  `${nickname === null ? WITHDRAWN_MEMBER + '이' : nickname + '님이'} 올린 사진 ${number}`

export const REVIEWS = {
  title: '리뷰',
  note: '회원이 식당마다 하나씩 써요.',
  none: '아직 리뷰가 없어요. 다녀오신 적이 있다면, 다음 사람이 고르는 데에 도움이 돼요.',
  pageEmpty: '이 페이지에는 리뷰가 없어요.',
  firstPage: '첫 페이지로',
  pages: '리뷰의 페이지',
  distribution: '별점마다 리뷰 수',
  points: (rating: number) => `${rating}점`,
  count: (count: string) => `${count}건`,
  edited: '수정됨',
  list: '리뷰 목록',
  photoOfReview: '리뷰 사진',
  photosOf: (author: string) => `${author}의 사진`,
  photoViewer: '사진 보기',
  photoPrevious: '이전 사진',
  photoNext: '다음 사진',
  helpful: '도움이 돼요',
  helpedOthers: (count: string) => `${count}명에게 도움이 됐어요.`,
  reviewOf: (author: string) => `${author}의 리뷰`,
  helpfulFailed: '반영하지 못했어요. 다시 시도해 주세요.',
  signInForHelpful: '도움이 된다고 하려면 로그인해 주세요.',
} as const

export const REVIEW_FORM = {
  write: '리뷰 쓰기',
  rewrite: '리뷰 고치기',
  stars: '별점',
  text: '내용',
  optional: '(선택)',
  placeholder: '무엇을 드셨는지, 자리와 맛은 어땠는지 적어 주세요.',
  tooLong: (over: number) => `${REVIEW_TEXT_MAX}자까지 쓸 수 있어요. ${over}자를 줄여 주세요.`,
  send: '리뷰 올리기',
  save: '고친 대로 저장',
  sending: '보내는 중…',
  cancel: '그만두기',
  signInAtEnd: '로그인은 마지막에 하시면 돼요. 쓰시던 내용은 그대로 남아요.',
  signInToWrite: '리뷰를 쓰려면 로그인해 주세요.',
  restored: '쓰시던 내용을 복원했어요.',
  sent: '리뷰가 성공적으로 작성됐어요!',
  saved: '리뷰를 고쳤어요.',
  failed: '리뷰 작성에 실패했어요. 다시 시도해주세요.',
  scriptsNeeded: '리뷰를 쓰려면 자바스크립트를 켜야 해요.',
} as const

export const REVIEW_PHOTOS = {
  title: '사진',
  hint: (max: number, megabytes: number) =>
    `${max}장까지, 한 장에 ${megabytes}MB까지. 찍은 곳 같은 정보는 지우고 올려요.`,
  choose: '사진 고르기',
  take: '찍기',
  sending: '올리는 중…',
  one: (number: number) => `올릴 사진 ${number}`,
  remove: (number: number) => `사진 ${number} 빼기`,
  earlier: (number: number) => `사진 ${number} 앞으로`,
  later: (number: number) => `사진 ${number} 뒤로`,
  waiting: '사진이 다 올라간 뒤에 보내 주세요.',
  someFailed: '올리지 못한 사진이 있어요. 빼거나 다시 골라 주세요.',
} as const

export const OWN_REVIEW = {
  title: '내 리뷰',
  written: '이 식당에 리뷰를 쓰셨어요.',
  rewrite: '고치기',
  remove: '지우기',
  removing: '지우는 중…',
  removeAsk: '리뷰를 지울까요?',
  removeNote: '평점과 사진도 함께 지워져요. 지운 뒤에 바로 되돌릴 수 있어요.',
  ask: '문의하기',
  keep: '그대로 두기',
  removed: '리뷰를 지웠어요.',
  restored: '리뷰를 되돌렸어요.',
} as const

export const OWN_REVIEW_STATES: Record<ReviewStatus, string | null> = {
  published: null,
  hidden:
    '운영자가 숨겨 다른 사람에게는 보이지 않고 평점에도 들어가지 않아요. 다시 보아야 한다고 생각하시면 알려 주세요.',
  pending: '운영자가 살펴보는 동안 다른 사람에게는 보이지 않고 평점에도 들어가지 않아요.',
}

export const REVIEW_REPORT = {
  open: '신고',
  reported: '신고함',
  title: '리뷰 신고',
  note: '무엇이 문제인지 골라 주세요. 쓴 사람에게는 알리지 않아요.',
  reason: '이유',
  more: '자세한 내용',
  tooLong: (over: number) => `너무 길어요. ${over}자를 줄여 주세요.`,
  send: '신고하기',
  done: '신고가 접수됐어요. 검토 후 조치할게요.',
  failed: '신고에 실패했어요. 다시 시도해주세요.',
  signIn: '신고하려면 로그인해 주세요.',
} as const

export const FRESH_REVIEWS = {
  title: '새로 올라온 리뷰',
  note: (days: number) => `최근 ${days}일, 회원이 다녀와서 남긴 말이에요.`,
  what: '새로 올라온 리뷰를',
  list: '새로 올라온 리뷰',
  starsOnly: '별점만 남겼어요.',
} as const
