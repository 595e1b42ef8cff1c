/** For failures the user cannot fix. */
export const SIGN_IN_FAILURE = '로그인하는 중 오류가 발생했어요. 다시 시도해주세요.'

export const SESSION_ENDED =
  '로그인이 끝났어요. 오래 쓰지 않았거나 역할이 바뀌었어요. 역할이 그대로라면 다시 로그인해 주세요.'
