import type { ImportReport } from '@/domain/expense/importReport'
import type { RowReason } from '@/domain/expense/rowReasons'
import { IMPORT_REASONS } from './importReasons'

export const number = (value: number): string => value.toLocaleString('ko-KR')

/** Hangul takes two columns of a terminal. */
const width = (text: string): number => [...text].reduce((sum, char) => sum + (char > '\u1100' ? 2 : 1), 0)
export const padded = (text: string, to: number): string => text + ' '.repeat(Math.max(0, to - width(text)))

function line(label: string, rows: number, won: number): string {
  return `  ${padded(label, 16)}${number(rows).padStart(11)}행${number(won).padStart(20)}원`
}

/** What an import did, as a person reads it in a terminal. */
export function printImportReport(report: ImportReport): string {
  const won = report.amountVisited + report.amountKnown + report.amountSkipped + report.amountRejected
  const reasons = Object.entries(report.reasons) as [RowReason, number][]
  return [
    `${report.file} (가져오기 ${report.batch}번)`,
    line('읽은 행', report.rowsRead, won),
    line('방문이 된 행', report.rowsVisited, report.amountVisited),
    line('이미 있던 행', report.rowsKnown, report.amountKnown),
    line('건너뛴 행', report.rowsSkipped, report.amountSkipped),
    line('거절한 행', report.rowsRejected, report.amountRejected),
    ...reasons.sort((a, b) => b[1] - a[1]).map(([reason, rows]) => `    ${number(rows).padStart(6)}행  ${IMPORT_REASONS[reason]}`),
    `  만든 방문 ${number(report.visitsMade)}건 · 새 음식점 ${number(report.restaurantsNew)}곳 · 이미 있던 음식점 ${number(report.restaurantsMatched)}곳`,
    `  되돌리려면: npm run import -- --undo ${report.batch}`,
  ].join('\n')
}

export const IMPORT_USAGE = [
  '쓰는 법: npm run import -- 파일…          업무추진비 파일을 가져옵니다.',
  '         npm run import -- --agency 기관 파일…   기관 이름이 적혀 있지 않은 파일을 가져옵니다.',
  '         npm run import -- --undo 번호    가져오기 하나를 되돌립니다.',
].join('\n')

export const INSPECT_USAGE = '쓰는 법: npm run --silent inspect -- [--agency 기관] 파일…    데이터베이스 없이 파일을 읽어 한 행에 한 줄(NDJSON)로 보여 줍니다.'

export const IMPORT_MESSAGES = {
  undone: (file: string, batch: number, visits: number) => `${file} (가져오기 ${batch}번)을 되돌렸습니다. 방문 ${number(visits)}건을 지웠습니다.`,
  undoUnknown: (batch: number) => `가져오기 ${batch}번이 없습니다. 번호를 확인해 주십시오.`,
  undoAlready: (batch: number) => `가져오기 ${batch}번은 이미 되돌렸습니다.`,
  undoNotNumber: (given: string) => `--undo 뒤에는 가져오기 번호를 적어 주십시오. 받은 값: '${given}'`,
  undoWithFiles: '--undo와 파일을 함께 쓸 수 없습니다. 하나씩 실행해 주십시오.',
} as const
