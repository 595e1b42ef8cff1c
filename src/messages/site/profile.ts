import { josa } from 'es-hangul'
import { DELETE_CONFIRMATION } from '@/domain/member/limits'

export const PROFILE = {
  title: '내 프로필',
  lead: '내 정보를 보고 고치는 곳이에요. 다른 사람에게는 닉네임과 쓰신 글, 댓글, 리뷰만 보여요.',
  loading: '불러오는 중이에요.',
  loadFailed: (what: string) => `${what} 불러오지 못했어요.`,
  retry: '다시 불러오기',
  save: '저장',
  saving: '저장하는 중…',
  cancel: '취소',
} as const

export const BASIC_INFO = {
  title: '기본 정보',
  nickname: '닉네임',
  region: '지역',
  noRegion: '적지 않음',
  email: '이메일',
  noEmail: '카카오에서 받지 않았어요',
  emailNote: '카카오 계정의 것으로, 여기에서 바꿀 수 없어요.',
  joined: '가입일',
  edit: '수정',
  saved: '프로필이 성공적으로 업데이트되었습니다.',
  failed: '프로필 업데이트에 실패했습니다.',
} as const

export const SECURITY = {
  title: '계정 보안',
  signIn: '로그인 방법',
  kakao: '카카오 로그인',
  unlinked: '카카오와의 연결이 끊겼어요',
  password: '비밀번호',
  passwordNote: '카카오가 관리해요. 공공밥상은 비밀번호를 갖지 않으며, 바꾸려면 카카오 계정 설정에서 바꾸세요.',
} as const

export const SESSIONS = {
  title: '로그인한 기기',
  note: '모르는 기기가 있으면 로그아웃하고, 카카오 계정의 비밀번호도 바꾸세요.',
  what: '로그인한 기기를',
  here: '이 기기',
  unknown: '알 수 없는 기기',
  since: (when: string) => `${when} 로그인`,
  seen: (when: string) => `마지막 사용 ${when}`,
  end: '로그아웃',
  endOf: (device: string) => `${device}에서 로그아웃`,
  ending: '로그아웃하는 중…',
  ended: '그 기기에서 로그아웃했어요.',
  endAll: '모든 기기에서 로그아웃',
  endAllAsk: '모든 기기에서 로그아웃할까요?',
  endAllNote: '지금 쓰는 이 기기도 함께 로그아웃돼요. 운영 화면의 로그인도 끝나요.',
  endedAll: '모든 기기에서 로그아웃했어요.',
} as const

export const MY_REVIEWS = {
  title: '내 리뷰',
  what: '내 리뷰를',
  list: '내가 쓴 리뷰',
  none: '아직 쓴 리뷰가 없어요',
  noneMore: '다녀온 식당의 화면에서 쓰실 수 있어요.',
  explore: '지역별로 둘러보기',
  view: '보기',
  viewOf: (title: string) => `${title}의 리뷰 보기`,
  pages: '내 리뷰의 페이지',
} as const

export const OWN_DATA = {
  title: '내 정보 내려받기',
  note: '계정, 약관 동의와 그 이력, 즐겨찾기, 소식 받는 곳, 리뷰와 사진의 주소, 신고, 로그인한 기기를 파일 하나(JSON)에 담아 드려요.',
  download: '내려받기',
} as const

const countOf = (count: number, unit: string) => `${count.toLocaleString('ko-KR')}${unit}`

export const LEAVING = {
  title: '회원 탈퇴',
  note: '탈퇴하면 되돌릴 수 없어요.',
  open: '탈퇴하기',
  goes: '곧바로 지워요',
  goesList: (favorites: number) => [
    '닉네임, 지역, 이메일, 카카오에서 받은 회원 식별값과 약관 동의 기록',
    '소식 받는 곳, 소식을 받던 이메일과 브라우저',
    `즐겨찾기 ${josa(countOf(favorites, '곳'), '와/과')} 폴더, 나눈 링크`,
    '도움이 된다고 한 표시, 지운 리뷰와 리뷰에 쓰지 않은 사진',
    '모든 기기의 로그인, 그리고 카카오와의 연결',
  ],
  stays: '이름을 떼고 남겨요',
  staysList: (reviews: number) => [
    reviews > 0
      ? `쓰신 리뷰 ${josa(countOf(reviews, '건'), '와/과')} 그 사진. '탈퇴한 회원'의 것으로 보여요.`
      : '쓰신 리뷰가 없어 남는 글이 없어요.',
    '보내신 신고. 누가 보냈는지는 남지 않아요.',
  ],
  reviewsFirst: '리뷰도 남기지 않으려면 탈퇴하기 전에 위의 내 리뷰에서 하나씩 지우세요.',
  again: '같은 카카오 계정으로 다시 가입할 수 있지만, 지운 것과 남긴 리뷰는 다시 이어지지 않아요.',
  confirm: `확인을 위해 ${josa(DELETE_CONFIRMATION, '을/를')} 입력해 주세요`,
  leave: '탈퇴하기',
  leaving: '탈퇴하는 중…',
  cancel: '그만두기',
  failed: '계정 삭제에 실패했습니다.',
  done: '탈퇴했어요. 개인정보를 모두 지웠어요. 그동안 고마워요.',
} as const
