import { OTHER_LIST_NAMES } from './fileErrors'
import { padded, paddedStart, shortened } from './terminalText'

export const IMPORT_USAGE = [
  '쓰는 법: npm run import -- [--agency 기관] [--accept 목록] [--dry-run] 파일·폴더…',
  '             업무추진비 파일을 가져와요. 폴더나 ZIP을 적으면 그 안의 파일을 모두 가져와요.',
  '             --agency 기관   기관 이름이 적혀 있지 않은 파일에 써요.',
  '             --accept 목록   업무추진비가 아닌 목록으로 보이지만 읽을 것: 여비, 법인카드 따위. 거듭 적을 수 있어요.',
  '             --dry-run       저장하지 않고 결과만 보여 줘요. 파일마다 지금 있는 내역과 따로 비교하므로,',
  '                             여러 파일에 거듭 나오는 행은 파일마다 새 행으로 집계해요.',
  '         npm run import -- --undo 번호',
  '             가져오기 하나를 되돌려요.',
  'Usage:   npm run import -- [--agency NAME] [--accept LIST] [--dry-run] FILE|FOLDER…',
  '             Imports expense files; of a folder or ZIP, every file in it.',
  '             --agency NAME   the institution, for files that do not name it',
  '             --accept LIST   reads lists that seem to be others (여비, 법인카드); may be repeated',
  '             --dry-run       shows the result and stores nothing; each file is compared with what is stored now',
  '         npm run import -- --undo NUMBER',
  '             Undoes one import.',
].join('\n')

export const INSPECT_USAGE = [
  '쓰는 법: npm run --silent inspect -- [--agency 기관] [--accept 목록] 파일·폴더…',
  '             데이터베이스 없이 파일을 읽어 한 행에 한 줄(NDJSON)로 보여 줘요. 폴더나 ZIP을 적으면 그 안의 파일을 모두 읽어요.',
  '             아무것도 저장하지 않으므로 --dry-run은 있으나 없으나 같아요.',
  'Usage:   npm run --silent inspect -- [--agency NAME] [--accept LIST] FILE|FOLDER…',
  '             Reads files without a database and prints a line of JSON for each row (NDJSON). Stores nothing.',
].join('\n')

export const IMPORT_MESSAGES = {
  unknownList: (given: string) =>
    `--accept 뒤에는 다음 가운데 하나를 적어 주세요: ${Object.values(OTHER_LIST_NAMES).join(', ')}. 받은 값: '${given}'`,
  undone: (file: string, batch: number, visits: number, kept: number) =>
    `${file} (가져오기 ${batch}번)을 되돌렸어요. 방문 ${visits.toLocaleString('ko-KR')}건을 지웠어요.` +
    (kept ? ` 그 뒤에 사람이 고친 ${kept.toLocaleString('ko-KR')}건은 남겼어요.` : ''),
  undoUnknown: (batch: number) => `가져오기 ${batch}번이 없어요. 번호를 확인해 주세요.`,
  undoAlready: (batch: number) => `가져오기 ${batch}번은 이미 되돌렸어요.`,
  undoNotNumber: (given: string) => `--undo 뒤에는 가져오기 번호를 적어 주세요. 받은 값: '${given}'`,
  undoWithFiles: '--undo와 파일을 함께 쓸 수 없어요. 하나씩 실행해 주세요.',
  schemaBehind:
    '데이터베이스가 이전 버전의 것이라 손대지 않고는 비교해 볼 수 없어요. npm start나 --dry-run 없는 가져오기가 새 버전에 맞춰요.',
  undoDryRun: '--undo와 --dry-run을 함께 쓸 수 없어요. 아무것도 되돌리지 않았어요. 하나만 적어 다시 실행해 주세요.',
} as const

export interface Progress {
  /** the current file's name, its number from 1, and the total */
  name: string
  number: number
  of: number
  rows: number
  /** share of the file, 0 to 1; null if unknown */
  share: number | null
  ended: boolean
  /** since the file was started */
  seconds: number
}

/** Earlier, the rate would mostly measure startup. */
const PACE_FROM_SECONDS = 1
/** A wider line would separate the name from the other columns. */
const WIDTH_MAX = 120

const number = (value: number): string => value.toLocaleString('ko-KR')

/** Rounded to two digits to keep it steady; null at the start. */
export const paceOf = ({ rows, seconds }: Pick<Progress, 'rows' | 'seconds'>): number | null =>
  rows > 0 && seconds >= PACE_FROM_SECONDS ? Math.round(Number((rows / seconds).toPrecision(2))) : null

/** Rounded down, so that 100 appears only at the end. */
export const percentOf = (share: number): number => Math.min(100, Math.floor(share * 100))

/** The name is last, because it is cut at the window's edge. `bar` is the share as drawn; `columns` the window's. */
export function printProgress(progress: Progress, bar: string, columns: number): string {
  const { name, number: at, of, rows, share } = progress
  const parts = [
    ...(of > 1 ? [`${String(at).padStart(String(of).length)}/${of}`] : []),
    `${bar} ${share === null ? '    ' : `${String(percentOf(share)).padStart(3)}%`}`,
    paddedStart(rows > 0 ? `${number(rows)}행` : '', 12),
    padded(stageOf(progress), 14),
    name.normalize('NFC'),
  ]
  return shortened(`  ${parts.join('  ')}`, Math.min(columns, WIDTH_MAX) - 1)
}

function stageOf(progress: Progress): string {
  if (progress.ended) return '마무리하는 중'
  if (progress.rows === 0) return '여는 중'
  const pace = paceOf(progress)
  return pace === null ? '읽는 중' : `초당 ${number(pace)}행`
}
