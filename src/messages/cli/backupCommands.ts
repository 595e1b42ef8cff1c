import { type BackupProgress, type Carried, RESTORE_CONFIRMATION } from '@/domain/backup'
import { BACKUP_STEP_LABELS, describeCarried } from '../backups'
import { byteSize } from '../byteSize'
import { padded } from './terminalText'

const number = (value: number): string => value.toLocaleString('ko-KR')

export const BACKUP_USAGE = [
  '쓰는 법: npm run backup -- [--schema] [--description 설명]',
  '             데이터베이스와 사진을 한 파일로 백업해요. 쓰는 중이어도 한 순간의 모습이 담겨요.',
  '             --schema        행과 사진 없이 구조만 백업해요.',
  '         npm run backup -- --list',
  '             백업을 새것부터 보여 줘요.',
  '         npm run backup -- --verify 이름|파일',
  '             백업을 끝까지 읽어 모든 바이트를 확인해요.',
  'Usage:   npm run backup -- [--schema] [--description TEXT]',
  '             Writes database and photos, as of one moment, to a file. --schema leaves out rows and photos.',
  '         npm run backup -- --list',
  '             Lists the backups, newest first.',
  '         npm run backup -- --verify NAME|FILE',
  '             Reads a whole backup and checks every byte.',
].join('\n')

export const RESTORE_USAGE = [
  '쓰는 법: npm run restore -- 이름|파일 --into 데이터베이스',
  '             새 데이터베이스를 만들어 복원해요. 지금 데이터베이스는 그대로예요.',
  `         npm run restore -- 이름|파일 --yes-replace ${RESTORE_CONFIRMATION}`,
  '             지금 데이터베이스와 사진을 백업할 때의 것으로 바꿔요. 모두 로그아웃돼요.',
  '             바뀌기 전 데이터베이스는 7일 동안 다른 이름으로 남겨 둬요.',
  'Usage:   npm run restore -- NAME|FILE --into DATABASE',
  '             Restores into a new database and leaves the present one as it is.',
  `         npm run restore -- NAME|FILE --yes-replace ${RESTORE_CONFIRMATION}`,
  '             Replaces database and photos. Everyone is signed out; the old database is kept for 7 days.',
].join('\n')

interface ListedBackup {
  name: string
  createdAt: string
  bytes: number
  rows: number
  files: number
}

interface RestoredLine {
  table: string
  rows: number
  equal: boolean
}

export const BACKUP_MESSAGES = {
  made: (backup: ListedBackup, place: string, seconds: number) =>
    [
      `백업했어요: ${backup.name} (${seconds.toFixed(1)}초)`,
      `  ${byteSize(backup.bytes)} · ${number(backup.rows)}행 · 사진 파일 ${number(backup.files)}개`,
      `  놓인 곳: ${place}`,
    ].join('\n'),
  none: '백업이 없어요. npm run backup으로 만들어 주세요.',
  listed: ({ name, bytes, rows, files }: ListedBackup) =>
    `${padded(name, 40)}${padded(byteSize(bytes), 12)}${number(rows)}행 · 사진 파일 ${number(files)}개`,
  verified: (name: string, rows: number, files: number, wholeFile: boolean) =>
    [
      `${name}: 이상이 없어요. ${number(rows)}행 · 사진 파일 ${number(files)}개`,
      ...(wholeFile
        ? []
        : ['  옆에 .json 파일이 없어 파일 전체의 SHA-256은 비교하지 못했어요. 백업과 함께 복사해 주세요.']),
    ].join('\n'),
  restored: (database: string, tables: readonly RestoredLine[], files: number, folder: string) =>
    [
      ...report(tables),
      `데이터베이스 ${database} 에 복원했어요. 사진 파일 ${number(files)}개는 ${folder} 에 있어요.`,
      '지금 데이터베이스는 그대로예요.',
    ].join('\n'),
  replaced: (aside: string, tables: readonly RestoredLine[], files: number, carried: readonly Carried[] | null) =>
    [
      ...report(tables),
      ...describeCarried(carried),
      `백업할 때의 데이터베이스와 사진 파일 ${number(files)}개로 바꿨어요. 모두 로그아웃됐어요.`,
      `바뀌기 전 데이터베이스는 ${aside} 라는 이름으로 7일 동안 남겨 둬요.`,
    ].join('\n'),
  migratedOn: (count: number) => `이전 버전의 백업이라 새 버전에 맞췄어요(마이그레이션 ${count}개).`,
} as const

const report = (tables: readonly RestoredLine[]): string[] =>
  tables.map(
    ({ table, rows, equal }) => `  ${padded(table, 34)}${number(rows).padStart(11)}행  ${equal ? '같음' : '다름'}`,
  )

export const printBackupProgress = ({ step, item, share }: BackupProgress, bar: string): string =>
  `  ${bar} ${String(Math.floor(share * 100)).padStart(3)}%  ${BACKUP_STEP_LABELS[step]}${item ? ` · ${item}` : ''}`
