import type { ChangeEvent, AuditEvent } from '@/domain/audit'

export const AUDIT_EVENT_LABELS: Record<AuditEvent | ChangeEvent, string> = {
  record_created: '만듦',
  record_updated: '고침',
  record_trashed: '휴지통으로 보냄',
  record_restored: '복원',
  record_deleted: '지움',
  authn_login_success: '로그인',
  authn_login_fail: '로그인 실패',
  authn_login_lock: '로그인 잠김',
  authn_login_rejected: '로그인 거절',
  authn_password_change: '비밀번호 바꿈',
  authn_password_change_fail: '비밀번호 바꾸기 실패',
  authn_webhook_fail: '카카오를 사칭한 요청 거절',
  authz_role_granted: '역할 줌',
  authz_role_revoked: '역할 회수',
  excess_rate_limit_exceeded: '너무 잦은 로그인 막음',
  session_ended: '로그아웃',
  session_all_ended: '모든 로그인 끝냄',
  staff_created: '운영 계정 만듦',
  staff_invited: '초대 링크 만듦',
  staff_invitation_used: '초대받아 비밀번호 정함',
  staff_unlinked: '카카오 연결 끊긴 운영 계정',
  member_created: '가입',
  member_blocked: '차단',
  member_unblocked: '차단 풂',
  member_erased: '회원 삭제',
  data_exported: '내 정보 내려받음',
  records_exported: '목록 내보냄',
  terms_accepted: '약관 동의',
  consent_given: '선택 동의',
  consent_withdrawn: '선택 동의 철회',
  provider_unlink_received: '카카오에서 연결 끊음',
  provider_unlink_success: '카카오에 탈퇴 알림',
  provider_unlink_skipped: '카카오에 알리지 않은 탈퇴',
  provider_unlink_fail: '카카오에 탈퇴 알리기 실패',
  provider_unlink_abandoned: '카카오에 탈퇴 알리기 그만둠',
  restaurant_trashed: '식당 휴지통으로',
  restaurant_restored: '식당 복원',
  backup_created: '백업 만듦',
  backup_downloaded: '백업 내려받음',
  backup_deleted: '백업 지움',
  backup_settings_changed: '백업 설정 바꿈',
  backup_restored: '백업으로 되돌림',
  upload_received: '파일 올림',
  upload_discarded: '올린 파일 버림',
  import_requested: '파일 가져오기 시작',
  import_undo_requested: '가져오기 되돌리기 시작',
  records_imported: '기관·식당·리뷰 가져옴',
  records_import_undone: '기관·식당·리뷰 가져오기 되돌림',
  job_cancelled: '작업 취소',
}

/** Each event is in one group. */
export const AUDIT_EVENT_GROUPS: { title: string; events: (AuditEvent | ChangeEvent)[] }[] = [
  {
    title: '자료와 글',
    events: [
      ...(['record_created', 'record_updated', 'record_trashed', 'record_restored', 'record_deleted'] as const),
      'records_exported',
    ],
  },
  {
    title: '자료 가져오기',
    events: [
      ...(['upload_received', 'upload_discarded', 'import_requested', 'import_undo_requested'] as const),
      ...(['records_imported', 'records_import_undone', 'job_cancelled'] as const),
    ],
  },
  {
    title: '역할과 운영 계정',
    events: [
      ...(['authz_role_granted', 'authz_role_revoked', 'staff_created', 'staff_invited'] as const),
      ...(['staff_invitation_used', 'staff_unlinked'] as const),
    ],
  },
  {
    title: '로그인',
    events: [
      ...(['authn_login_success', 'authn_login_fail', 'authn_login_lock', 'authn_login_rejected'] as const),
      ...(['authn_password_change', 'authn_password_change_fail', 'session_ended', 'session_all_ended'] as const),
      ...(['excess_rate_limit_exceeded', 'authn_webhook_fail'] as const),
    ],
  },
  {
    title: '회원',
    events: [
      ...(['member_created', 'member_blocked', 'member_unblocked', 'member_erased', 'data_exported'] as const),
      ...(['terms_accepted', 'consent_given', 'consent_withdrawn'] as const),
      ...(['provider_unlink_received', 'provider_unlink_success', 'provider_unlink_skipped'] as const),
      ...(['provider_unlink_fail', 'provider_unlink_abandoned'] as const),
    ],
  },
  {
    title: '백업',
    events: [
      ...(['backup_created', 'backup_downloaded', 'backup_deleted'] as const),
      ...(['backup_restored', 'backup_settings_changed'] as const),
    ],
  },
]
