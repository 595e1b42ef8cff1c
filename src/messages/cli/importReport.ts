import type { ImportReport, RowReason } from '@/domain/expense/importReport'
import type { LicenceEvidence } from '@/domain/linkage/evidence'
import type { LicenceImportReport, LicenceRejectReason } from '@/domain/licence/licenceImportReport'
import { unreadPart, IMPORT_REASONS } from '../importReasons'
import { padded } from './terminalText'

const number = (value: number): string => value.toLocaleString('ko-KR')

function line(label: string, rows: number, won: number): string {
  return `  ${padded(label, 16)}${number(rows).padStart(11)}행${number(won).padStart(20)}원`
}

const NOTHING_STORED = '  시험 삼아 읽었을 뿐, 아무것도 저장하지 않았어요.'

/** `dryRun` describes what it would do. */
export function printImportReport(report: ImportReport, dryRun = false): string {
  const reasons = Object.entries(report.reasons) as [RowReason, number][]
  return [
    `${report.file} (${dryRun ? '시험' : `가져오기 ${report.batch}번`})`,
    ...sumLines(report, dryRun),
    ...reasons
      .sort((a, b) => b[1] - a[1])
      .map(([reason, rows]) => `    ${number(rows).padStart(6)}행  ${IMPORT_REASONS[reason]}`),
    ...(report.unread ?? []).map((part) => `  읽지 못한 곳: ${unreadPart(part)}`),
    `  ${dryRun ? '만들' : '만든'} 방문 ${number(report.visitsMade)}건 · ` +
      `새 식당 ${number(report.restaurantsNew)}곳 · 이미 있던 식당 ${number(report.restaurantsMatched)}곳`,
    ...(report.reviewsQueued
      ? [`  확인할 표기 ${number(report.reviewsQueued)}건: 이미 있는 곳일 수 있어 사람이 정해야 해요.`]
      : []),
    ...(report.departmentsDropped
      ? [`  부서를 비운 행 ${number(report.departmentsDropped)}행: 부서의 이름인지 분명하지 않아요.`]
      : []),
    dryRun ? NOTHING_STORED : `  되돌리려면: npm run import -- --undo ${report.batch}`,
  ].join('\n')
}

const SUMMED = [
  'rowsRead',
  'rowsVisited',
  'rowsKnown',
  'rowsSkipped',
  'rowsRejected',
  'amountVisited',
  'amountKnown',
  'amountSkipped',
  'amountRejected',
  'visitsMade',
  'restaurantsNew',
] as const
type Sums = Record<(typeof SUMMED)[number], number>

function sumLines(sums: Sums, dryRun: boolean): string[] {
  const won = sums.amountVisited + sums.amountKnown + sums.amountSkipped + sums.amountRejected
  return [
    line('읽은 행', sums.rowsRead, won),
    line(dryRun ? '방문이 될 행' : '방문이 된 행', sums.rowsVisited, sums.amountVisited),
    line('이미 있던 행', sums.rowsKnown, sums.amountKnown),
    line('건너뛴 행', sums.rowsSkipped, sums.amountSkipped),
    line('거절한 행', sums.rowsRejected, sums.amountRejected),
  ]
}

/** `rejected` counts files that were not imported. */
export function printImportTotal(reports: readonly ImportReport[], rejected: number, dryRun = false): string {
  const files = filesLine(dryRun ? '가져올 수 있는 파일' : '가져온 파일', reports.length, rejected)
  if (reports.length === 0) return files
  const sums = Object.fromEntries(
    SUMMED.map((field) => [field, reports.reduce((sum, report) => sum + report[field], 0)]),
  ) as Sums
  return [
    files,
    ...sumLines(sums, dryRun),
    // In separate dry runs two files may both create the same place; only an import can add those up.
    dryRun ? NOTHING_STORED : `  만든 방문 ${number(sums.visitsMade)}건 · 새 식당 ${number(sums.restaurantsNew)}곳`,
  ].join('\n')
}

type ByStatus = Record<'ok' | 'skip' | 'error', number>

export function printReadingTotal(tallies: readonly { rows: ByStatus; amount: ByStatus }[], rejected: number): string {
  const files = filesLine('읽은 파일', tallies.length, rejected)
  if (tallies.length === 0) return files
  const sum = (...statuses: (keyof ByStatus)[]): [rows: number, won: number] => {
    const of = (values: ByStatus): number => statuses.reduce((total, status) => total + values[status], 0)
    return [
      tallies.reduce((total, { rows }) => total + of(rows), 0),
      tallies.reduce((total, { amount }) => total + of(amount), 0),
    ]
  }
  return [
    files,
    line('읽은 행', ...sum('ok', 'skip', 'error')),
    line('방문이 될 행', ...sum('ok')),
    line('건너뛸 행', ...sum('skip')),
    line('거절할 행', ...sum('error')),
  ].join('\n')
}

const filesLine = (label: string, taken: number, rejected: number): string =>
  `모두 ${number(taken + rejected)}개 (${label} ${number(taken)}개 · 거절한 파일 ${number(rejected)}개)`

const LICENCE_REASONS: Record<LicenceRejectReason, string> = {
  cell_count: '칸의 수가 제목 줄보다 많아요.',
  name_missing: '사업장명이 비어 있어요.',
  name_unreadable: '사업장명에 읽을 수 있는 글자가 없어요.',
  district_unknown: '주소에서 시·군·구를 알 수 없어요.',
  state_unknown: '영업 상태를 알 수 없는 말로 적혀 있어요.',
}

const LINK_LABELS: Record<LicenceEvidence, string> = {
  same_address: '주소와 이름이 같음',
  near_spelling: '주소가 같고 이름이 비슷함',
  only_in_district: '그 지역에 하나뿐인 이름',
  near_hall: '청사에서 가까운 같은 이름',
}

const countLine = (label: string, rows: number, unit = '행'): string =>
  `  ${padded(label, 28)}${number(rows).padStart(11)}${unit}`

export function printLicenceReport(report: LicenceImportReport): string {
  const { linked, ambiguous, changed, reviews } = report.links
  const reasons = Object.entries(report.reasons) as [LicenceRejectReason, number][]
  return [
    `${report.file} (인허가 자료)`,
    countLine('읽은 행', report.rowsRead),
    countLine('새 인허가', report.rowsNew),
    countLine('바뀐 인허가', report.rowsChanged),
    countLine('그대로인 행', report.rowsUnchanged),
    countLine('파일에 되풀이된 행', report.rowsRepeated),
    countLine('거절한 행', report.rowsRejected),
    ...reasons
      .sort((a, b) => b[1] - a[1])
      .map(([reason, rows]) => `    ${number(rows).padStart(6)}행  ${LICENCE_REASONS[reason]}`),
    '  인허가를 찾은 식당',
    ...(Object.keys(LINK_LABELS) as LicenceEvidence[]).map((evidence) =>
      countLine(`  ${LINK_LABELS[evidence]}`, linked[evidence], '곳'),
    ),
    countLine('  이번에 새로 찾음', changed, '곳'),
    countLine('여럿이라 정하지 않음', ambiguous, '곳'),
    countLine('사람에게 물을 짝', reviews, '건'),
  ].join('\n')
}

export const LICENCE_IMPORT_USAGE = [
  '쓰는 법: npm run import:licences -- 파일·폴더…    인허가 자료(CSV, XLSX)를 가져와 식당의 주소·좌표·분류·영업 상태를 채워요.',
  'Usage:   npm run import:licences -- FILE|FOLDER…    Fills addresses, coordinates and kinds from licence registers.',
].join('\n')
