import type { ImportReport } from '@/domain/expense/importReport'
import { unreadPart } from '../unreadPart'
import type { RowReason } from '@/domain/expense/rowReasons'
import { IMPORT_REASONS } from '../importReasons'
import { padded } from './terminalText'

export const number = (value: number): string => value.toLocaleString('ko-KR')

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
