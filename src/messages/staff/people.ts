import type { ConsentAction } from '@/domain/terms'
import type { Role } from '@/domain/roles'

export const CONSENT_ACTION_LABELS: Record<ConsentAction, string> = {
  given: '동의',
  declined: '동의하지 않음',
  withdrawn: '동의를 철회함',
}

export const ROLE_EFFECTS: Record<Role, string> = {
  admin: '모든 화면을 열고 무엇이든 고칠 수 있어요.',
  editor: '약관, 공지, 모아 보기를 쓸 수 있어요. 다른 화면은 열리지 않아요.',
  moderator: '리뷰와 댓글, 신고를 처리할 수 있어요. 다른 화면은 열리지 않아요.',
  user: '운영 화면의 로그인이 바로 끝나고, 다음 요청부터 아무 화면도 열리지 않아요. 쓴 글과 처리한 기록은 남아요.',
}

export const BLOCK_REASONS = [
  '광고나 도배를 되풀이했어요.',
  '다른 회원을 욕하거나 괴롭혔어요.',
  '사실과 다른 내용을 되풀이해 올렸어요.',
  '다른 사람의 개인정보를 올렸어요.',
]
export const UNBLOCK_REASONS = ['다시 살펴보니 잘못한 일이 없었어요.', '다시 하지 않겠다고 했어요.']
export const REVOKE_REASONS = ['맡은 일이 끝났어요.', '담당자가 바뀌었어요.', '계정을 다른 사람이 쓴 것 같아요.']
export const GRANT_REASONS = ['새 담당자예요.', '맡은 일이 바뀌었어요.']
export const DELETE_REASONS = [
  '본인이 지워 달라고 했어요.',
  '만 14세 미만인 것을 알았어요.',
  '한 사람이 거듭 만든 계정이에요.',
  '광고만 올리는 계정이에요.',
]
export const END_SESSIONS_REASONS = ['본인이 모르는 로그인이 있다고 했어요.', '기기를 잃어버렸다고 했어요.']
