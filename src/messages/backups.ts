import { josa } from 'es-hangul'
import {
  type BackupProgress,
  type BackupStatus,
  type BackupType,
  type Carried,
  type CarriedKind,
  BackupError,
  type BackupErrorCode,
  type BackupErrorParams,
} from '@/domain/backup'
import type { StorageName } from '@/domain/storage'

const STORAGES: Record<StorageName, string> = { BACKUP_S3: '백업 저장소', FILES_S3: '파일 저장소' }

const SENTENCES: { [Code in BackupErrorCode]: (params: BackupErrorParams[Code]) => string } = {
  'not-a-backup': () => '백업 파일이 아니거나 앞부분이 깨졌어요. 다른 백업을 쓰세요.',
  'archive-damaged': ({ entry }) =>
    `백업 파일이 깨졌거나 끝까지 있지 않아요(${entry}). 이 백업으로는 복원할 수 없어요. 다른 백업을 쓰세요.`,
  'checksum-differs': () => '백업 파일이 만들 때와 달라요(SHA-256). 파일이 바뀌었거나 깨졌어요. 다른 백업을 쓰세요.',
  'entry-damaged': ({ entry }) => `백업 안의 ${entry} 가 만들 때와 달라요. 다른 백업을 쓰세요.`,
  'entry-missing': ({ entry }) => `백업 안에 ${entry} 가 없어요. 다른 백업을 쓰세요.`,
  'rows-differ': ({ tables }) =>
    `복원한 행이 백업할 때와 달라요: ${tables}. 아무것도 바꾸지 않았어요. 다시 해 보고, 또 그러면 다른 백업을 쓰세요.`,
  'format-newer': ({ format }) =>
    `더 새로운 버전이 만든 백업이에요(형식 ${format}). 프로그램을 새 버전으로 올린 뒤 하세요.`,
  'schema-newer': ({ migration }) =>
    `더 새로운 버전이 만든 백업이에요. 이 버전에는 ${migration} 이(가) 없어요. 프로그램을 새 버전으로 올린 뒤 하세요.`,
  'schema-older': ({ last }) =>
    `이 버전이 바로 복원할 수 없는 예전 백업이에요. 마지막 마이그레이션이 ${last} 인 버전(2026년 11월 27일)으로 복원하고 다시 백업한 뒤, 그 백업을 복원해 주세요.`,
  'table-unknown': ({ table }) =>
    `백업의 표 ${table} 가 그 버전의 데이터베이스에 없어요. 이 백업은 복원할 수 없어요. 다른 백업을 쓰세요.`,
  'backup-not-found': ({ name }) => `${name}: 그런 백업이 없어요. 백업 목록에서 이름을 확인해 주세요.`,
  'backup-running': () => '다른 백업을 만들고 있어요. 끝난 뒤에 다시 하세요.',
  'restore-running': () => '다른 복원을 하고 있어요. 끝난 뒤에 다시 하세요.',
  'database-name': ({ database }) =>
    `데이터베이스 이름으로 쓸 수 없어요: ${database}. 지금 쓰는 것이 아닌, 영문 소문자·숫자·_ 로 된 이름이어야 해요.`,
  'database-exists': ({ database }) => `데이터베이스 ${database} 가 이미 있어요. 다른 이름을 주세요.`,
  'database-create-denied': ({ reason }) =>
    `데이터베이스를 만들 권한이 없어요(${reason}). DATABASE_OWNER_URL(없으면 DATABASE_URL)의 계정에 CREATEDB 권한을 주세요.`,
  'no-maintenance-database': ({ reason }) =>
    `관리용 데이터베이스(postgres, template1)에 연결할 수 없어요(${reason}). DATABASE_OWNER_URL(없으면 DATABASE_URL)의 계정에 허락해 주세요.`,
  'database-in-use': () =>
    '데이터베이스를 쓰는 프로그램을 끊지 못해 바꾸지 않았어요. 잠시 뒤에 다시 하세요. 지금 데이터베이스는 그대로예요.',
  'disk-full': () => '디스크가 가득 찼어요. 자리를 비우거나 BACKUP_DIR을 다른 곳으로 정해 주세요.',
  // Failures that earlier versions recorded name no settings.
  'storage-refused': ({ settings = 'BACKUP_S3', request, answer }) =>
    `${josa(STORAGES[settings], '이/가')} 요청을 받지 않았어요(${request}: ${answer}). ${settings}_* 설정과 키의 권한을 확인해 주세요.`,
  'storage-unreachable': ({ settings = 'BACKUP_S3', storage, reason }) =>
    `${STORAGES[settings]} ${storage} 에 연결하지 못했어요(${reason}). ${settings}_ENDPOINT와 네트워크를 확인해 주세요.`,
  'not-confirmed': () => '지금 데이터베이스를 바꾸려면 복원이라고 적어 확인해야 해요.',
  'files-missing': ({ name, count, folder }) =>
    `사진 ${count.toLocaleString('ko-KR')}장은 ${folder} 에 파일이 없어서 빼고 백업했어요(${name}). ` +
    'DATA_DIR이 맞는지 확인하고, 사진을 이전 백업에서 되돌려 주세요.',
}

export const describeBackupError = <Code extends BackupErrorCode>({
  code,
  params,
}: Pick<BackupError<Code>, 'code' | 'params'>): string => SENTENCES[code](params)

export const BACKUP_TYPE_LABELS: Record<BackupType, string> = { full: '전체', schema: '스키마' }
export const BACKUP_STATUS_LABELS: Record<BackupStatus, string> = {
  in_progress: '진행중',
  completed: '완료',
  failed: '실패',
}

/** By the stored code. */
export const BACKUP_FAILURES: Readonly<Record<string, string>> = {
  worker_died: '하던 프로그램이 꺼졌어요. 다시 해 주세요.',
  interrupted: '만들던 프로그램이 꺼졌어요.',
  'disk-full': '디스크가 가득 찼어요.',
  'storage-refused': '저장소가 받지 않았어요.',
  'storage-unreachable': '저장소에 연결하지 못했어요.',
  failed: '하지 못했어요. 서버 기록을 확인해 주세요.',
}

const CARRIED: Record<CarriedKind, (count: string) => string> = {
  audit: (count) => `감사 기록 ${count}건을 이어서 남겼어요.`,
  erasures: (count) => `탈퇴한 회원 ${count}명의 계정을 다시 지웠어요.`,
  content: (count) => `글·댓글·리뷰 ${count}건을 마지막으로 정한 대로 숨기거나 지우거나 공개했어요.`,
  destroyed: (count) => `완전히 지운 글·댓글·리뷰 ${count}건을 다시 지웠어요.`,
  restaurants: (count) => `숨기거나 지운 음식점 ${count}곳을 다시 내렸어요.`,
  takedowns: (count) => `게시 중단 요청 ${count}건을 가져왔어요.`,
  exclusions: (count) => `추천에서 뺀 음식점 ${count}곳을 다시 뺐어요.`,
  reports: (count) => `처리한 신고 ${count}건을 다시 닫았어요.`,
  blocks: (count) => `회원 ${count}명의 이용 제한을 마지막으로 정한 대로 맞췄어요.`,
  roles: (count) => `계정 ${count}개의 역할을 다시 거두거나 낮췄어요.`,
  passwords: (count) => `직원 ${count}명의 비밀번호를 새로 바꾼 것으로 맞췄어요.`,
  invitations: (count) => `이미 썼거나 거둔 초대 ${count}건을 다시 막았어요.`,
  shares: (count) => `거둔 공유 링크 ${count}개를 다시 막았어요.`,
  offices: (count) => `회원이 계정에서 지운 사무실 ${count}개를 다시 지웠어요.`,
  follows: (count) => `회원이 끊은 소식 ${count}건을 다시 끊었어요.`,
  digests: (count) => `소식 메일 ${count}건을 마지막으로 정한 대로 끊거나 맞췄어요.`,
  consents: (count) => `동의하거나 철회한 ${count}건을 마지막으로 정한 대로 맞췄어요.`,
}

export function describeCarried(carried: readonly Carried[] | null): string[] {
  if (!carried)
    return [
      '바뀌기 전 데이터베이스가 이 백업에서 이어진 것이 아니어서, 백업 뒤의 탈퇴와 조치를 다시 적용하지 않았어요.',
    ]
  if (!carried.length) return ['백업 뒤에 탈퇴나 조치가 없어 다시 적용할 것이 없었어요.']
  return carried.map(({ kind, count }) => CARRIED[kind](count.toLocaleString('ko-KR')))
}

const KOREAN_TIME = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
})

export const overdueBackupMail = (backup: {
  due: Date
  newest: Date | null
  error: { code: string; params: object } | null
}) => ({
  subject: '공공밥상의 백업이 끝나지 않았어요',
  text: [
    `${KOREAN_TIME.format(backup.due)}에 시작할 전체 백업이 끝나지 않았어요.`,
    backup.error
      ? `마지막 실패: ${describeBackupFailure(backup.error)}`
      : '실패한 기록은 없어요. 작업 실행기가 켜져 있는지 확인해 주세요.',
    backup.newest
      ? `가장 새 전체 백업은 ${KOREAN_TIME.format(backup.newest)}에 만든 것이에요.`
      : '전체 백업이 아직 하나도 없어요.',
    '',
    '관리 화면의 설정 › 백업 관리에서 바로 만들 수 있어요.',
  ].join('\n'),
})

interface FailedDrill {
  backup: string
  error: { code: string; params: object } | null
}

export const failedDrillMail = ({ backup, error }: FailedDrill) => ({
  subject: '공공밥상의 백업 복원 시험이 실패했어요',
  text: [
    `한 달에 한 번 백업을 임시 데이터베이스에 복원해 보는 시험이 실패했어요: ${backup}`,
    `이유: ${describeBackupFailure(error ?? { code: 'failed', params: {} })}`,
    '지금 데이터베이스는 그대로예요. 한 주 뒤에 다시 시험해요.',
    '',
    '관리 화면의 설정 › 백업 관리에서 바로 복원해 볼 수 있어요.',
  ].join('\n'),
})

export const BACKUP_STEP_LABELS: Record<BackupProgress['step'], string> = {
  database: '데이터베이스',
  photographs: '사진',
  schema: '구조를 만드는 중',
  verifying: '확인하는 중',
  switching: '바꾸는 중',
}

export function describeBackupFailure({ code, params }: { code: string; params: object }): string {
  if (Object.hasOwn(SENTENCES, code))
    return describeBackupError(new BackupError(code as BackupErrorCode, params as BackupErrorParams[BackupErrorCode]))
  return BACKUP_FAILURES[code] ?? BACKUP_FAILURES.failed ?? ''
}
