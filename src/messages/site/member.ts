/** Texts shared by several members' pages. */
export const memberMessages = {
  signIn: '로그인',
  signUp: '회원가입',
  signOut: '로그아웃',
  /** with it the header greets by name */
  honorific: '님',
  profile: '내 프로필',
  profileOf: (nickname: string) => `${nickname}님, 내 프로필`,
  admin: '관리',
  start: '카카오로 시작하기',
  starting: '카카오로 가는 중…',
  signInFirst: '로그인 후 이용할 수 있어요.',
  signInWhy: '카카오 계정으로 바로 시작할 수 있어요. 로그인하면 보던 자리로 돌아와요.',
  later: '나중에',
  sessionOver: '로그인이 끝났어요. 다시 로그인해 주세요.',
  signInFailed: '카카오 로그인에 실패했어요.',
  signUpFailed: '카카오 회원가입에 실패했어요.',
  signedOut: '로그아웃했어요.',
  undo: '되돌리기',
  offline: '연결이 끊겼거나 답이 오지 않았어요. 잠시 후 다시 시도해 주세요.',
  unreadable: '알 수 없는 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
} as const
