import type { ConsentAction } from '@/domain/terms/consentState'
import type { Role } from '@/domain/roles'

export const CONSENT_ACTION_LABELS: Record<ConsentAction, string> = {
  given: '동의',
  declined: '동의하지 않음',
  withdrawn: '동의를 거둠',
}

/** What whoever has a role may do, as it is said before they get it. */
export const ROLE_EFFECTS: Record<Role, string> = {
  admin: '모든 화면을 열고 무엇이든 고칠 수 있습니다.',
  editor: '약관과 공지를 쓸 수 있습니다. 다른 화면은 열리지 않습니다.',
  moderator: '리뷰와 댓글, 신고를 처리할 수 있습니다. 다른 화면은 열리지 않습니다.',
  user: '운영 화면의 로그인이 바로 끝나고, 다음 요청부터 아무 화면도 열리지 않습니다. 쓴 글과 처리한 기록은 남습니다.',
}

/** Sentences to begin a reason from. */
export const BLOCK_REASONS = [
  '광고나 도배를 되풀이했습니다.',
  '다른 회원을 욕하거나 괴롭혔습니다.',
  '사실과 다른 내용을 되풀이해 올렸습니다.',
  '다른 사람의 개인정보를 올렸습니다.',
]
export const UNBLOCK_REASONS = ['다시 살펴보니 잘못한 일이 없었습니다.', '다시 하지 않겠다고 했습니다.']
export const REVOKE_REASONS = ['맡은 일이 끝났습니다.', '담당자가 바뀌었습니다.', '계정을 다른 사람이 쓴 듯합니다.']
export const GRANT_REASONS = ['새 담당자입니다.', '맡은 일이 바뀌었습니다.']
export const DELETE_REASONS = [
  '본인이 지워 달라고 했습니다.',
  '만 14세 미만인 것을 알았습니다.',
  '한 사람이 거듭 만든 계정입니다.',
  '광고만 올리는 계정입니다.',
]
export const END_SESSIONS_REASONS = ['본인이 모르는 로그인이 있다고 했습니다.', '기기를 잃어버렸다고 했습니다.']
