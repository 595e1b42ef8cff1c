/** When signing in fails for no reason that the person could mend. */
export const SIGN_IN_FAILURE = '로그인하는 중 오류가 발생했습니다. 다시 시도해주세요.'
