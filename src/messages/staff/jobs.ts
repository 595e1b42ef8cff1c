import type { JobKind, JobStatus } from '@/domain/job'

export const JOB_KIND_LABELS: Record<JobKind, string> = {
  read_upload: '파일 읽기',
  plan_upload: '반영 계획',
  import_upload: '반영',
  undo_import: '반영 되돌리기',
  backup: '백업',
  verify_backup: '백업 확인',
  restore_backup: '백업 복원',
  try_restore: '백업 복원 시험',
}

export const JOB_STATUS_LABELS: Record<JobStatus, string> = {
  pending: '기다림',
  processing: '하는 중',
  completed: '끝남',
  failed: '실패',
  cancelled: '멈춤',
}

export const JOB_PHASE_LABELS: Record<string, string> = {
  read: '파일을 읽는 중',
  match: '식당을 잇는 중',
  write: '방문 기록을 적는 중',
  link: '출처를 잇는 중',
  rank: '순위를 다시 매기는 중',
}

const JOB_ERRORS: Record<string, string> = {
  worker_died: '작업하던 서버가 멈췄어요. 바뀐 것은 없어요. 다시 해 주세요.',
  'upload-erased': '보관 기간이 지나 파일이 지워졌어요. 다시 올려 주세요.',
  'not-replaced': '이전 파일을 되돌리지 못해서 바뀐 파일도 반영하지 않았어요. 이전 파일의 기록을 확인해 주세요.',
}

/** Nothing of a failed job was kept. */
export const jobErrorText = (code: string): string =>
  JOB_ERRORS[code] ??
  (code.startsWith('undo_')
    ? '이 반영은 되돌릴 수 없는 상태예요. 나중에 가져온 자료가 이어져 있는지 확인해 주세요.'
    : '뜻밖의 오류로 멈췄어요. 바뀐 것은 없어요. 다시 해 주세요.')
