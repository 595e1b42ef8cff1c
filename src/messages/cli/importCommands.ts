import { OTHER_LIST_NAMES } from '../otherLists'

/** What the commands that read expense files say of themselves. */
export const IMPORT_USAGE = [
  '쓰는 법: npm run import -- [--agency 기관] [--accept 목록] [--dry-run] 파일·폴더…',
  '             업무추진비 파일을 가져옵니다. 폴더나 ZIP을 적으면 그 안의 파일을 모두 가져옵니다.',
  '             --agency 기관   기관 이름이 적혀 있지 않은 파일에 씁니다.',
  '             --accept 목록   업무추진비가 아닌 목록으로 보이지만 읽을 것: 여비, 법인카드 따위. 거듭 적을 수 있습니다.',
  '             --dry-run       저장하지 않고 결과만 보여 줍니다. 파일마다 지금 있는 내역과 따로 견주므로,',
  '                             여러 파일에 거듭 나오는 행은 파일마다 새 행으로 셉니다.',
  '         npm run import -- --undo 번호',
  '             가져오기 하나를 되돌립니다.',
].join('\n')

export const INSPECT_USAGE = [
  '쓰는 법: npm run --silent inspect -- [--agency 기관] [--accept 목록] 파일·폴더…',
  '             데이터베이스 없이 파일을 읽어 한 행에 한 줄(NDJSON)로 보여 줍니다. 폴더나 ZIP을 적으면 그 안의 파일을 모두 읽습니다.',
  '             아무것도 저장하지 않으므로 --dry-run은 있으나 없으나 같습니다.',
].join('\n')

export const IMPORT_MESSAGES = {
  unknownList: (given: string) =>
    `--accept 뒤에는 다음 가운데 하나를 적어 주십시오: ${Object.values(OTHER_LIST_NAMES).join(', ')}. 받은 값: '${given}'`,
  undone: (file: string, batch: number, visits: number, kept: number) =>
    `${file} (가져오기 ${batch}번)을 되돌렸습니다. 방문 ${visits.toLocaleString('ko-KR')}건을 지웠습니다.` +
    (kept ? ` 그 뒤에 사람이 고친 ${kept.toLocaleString('ko-KR')}건은 남겼습니다.` : ''),
  undoUnknown: (batch: number) => `가져오기 ${batch}번이 없습니다. 번호를 확인해 주십시오.`,
  undoAlready: (batch: number) => `가져오기 ${batch}번은 이미 되돌렸습니다.`,
  undoNotNumber: (given: string) => `--undo 뒤에는 가져오기 번호를 적어 주십시오. 받은 값: '${given}'`,
  undoWithFiles: '--undo와 파일을 함께 쓸 수 없습니다. 하나씩 실행해 주십시오.',
  schemaBehind:
    '데이터베이스가 이전 판의 것이라 손대지 않고는 견주어 볼 수 없습니다. npm start나 --dry-run 없는 가져오기가 새 판에 맞춥니다.',
  undoDryRun: '--undo와 --dry-run을 함께 쓸 수 없습니다. 아무것도 되돌리지 않았습니다.',
} as const
