import { josa } from 'es-hangul'
import {
  AMOUNT_MAX_WON,
  ARCHIVE_INFLATED_MAX,
  DOCUMENT_BYTES_MAX,
  DOCUMENT_CELLS_MAX,
  DOCUMENT_HEAP_MAX_MB,
  DOCUMENT_MEMORY_MAX_MB,
  DOCUMENT_SHEETS_MAX,
  LINE_BYTES_MAX,
  PDF_PAGES_MAX,
  WORKBOOK_BYTES_MAX,
  WORKBOOK_CELLS_MAX,
  WORKBOOK_INFLATED_MAX,
  WORKBOOK_MERGED_MAX,
  WORKBOOK_SHARED_BYTES_MAX,
  WORKBOOK_TEXT_MAX,
  ZIP_ENTRIES_MAX,
  ZIP_INFLATED_MAX,
} from '@/domain/expense/limits'
import { UPLOAD_LINES_MAX } from '@/domain/upload/limits'
import type { FileError, FileErrorCode, SizeLimit, OtherListKind } from '@/domain/expense/fileErrors'

export const OTHER_LIST_NAMES: Record<OtherListKind, string> = {
  political_funds: '정치자금',
  contracts: '계약',
  travel: '여비',
  subsidies: '보조금',
  office_costs: '관서운영비',
  overtime_meals: '특근매식비',
  special_duties: '특정업무경비',
  council_costs: '의정활동비',
  company_card: '기업 법인카드',
  card: '법인카드',
}

const megabytes = (bytes: number): string => `${bytes / 1024 / 1024}MB`
const many = (count: number): string => count.toLocaleString('ko-KR')

const TOO_BIG: Record<SizeLimit, { because: string; remedy: string }> = {
  file_bytes: {
    because: `파일이 한도 ${josa(megabytes(DOCUMENT_BYTES_MAX), '을/를')} 넘어`,
    remedy: '그림을 빼고 필요한 표만 남기거나 CSV로 저장해 주세요.',
  },
  lines: {
    because: `줄이 한도 ${many(UPLOAD_LINES_MAX)}줄을 넘어`,
    remedy: '달이나 기관에 따라 여러 파일로 나누어 주세요.',
  },
  archive_entries: {
    because: `파일 안에 든 것이 한도 ${many(ZIP_ENTRIES_MAX)}개를 넘어`,
    remedy: '필요한 표만 새 파일에 옮겨 저장해 주세요.',
  },
  inflated_bytes: {
    because: `파일의 압축을 풀면 한도 ${josa(megabytes(ZIP_INFLATED_MAX), '을/를')} 넘어`,
    remedy: '필요한 표만 남겨 다시 저장하거나 여러 파일로 나누어 주세요.',
  },
  archive_bytes: {
    because: `압축 파일에 든 파일이 모두 합해 한도 ${josa(megabytes(ARCHIVE_INFLATED_MAX), '을/를')} 넘어`,
    remedy: '압축을 풀어 그 파일을 따로 올리거나 여러 압축 파일로 나누어 주세요.',
  },
  cells: {
    because: `글이 든 칸이 한도 ${many(DOCUMENT_CELLS_MAX)}개를 넘어`,
    remedy: '쓰지 않는 열과 시트를 지우거나 여러 파일로 나누어 주세요.',
  },
  workbook_bytes: {
    because: `엑셀 파일이 한도 ${josa(megabytes(WORKBOOK_BYTES_MAX), '을/를')} 넘어`,
    remedy: '그림을 빼거나 여러 파일로 나누거나 CSV로 저장해 주세요.',
  },
  workbook_cells: {
    because: `글이 든 칸이 한도 ${many(WORKBOOK_CELLS_MAX)}개를 넘어`,
    remedy: '쓰지 않는 열과 시트를 지우거나 여러 파일로 나누거나 CSV로 저장해 주세요.',
  },
  workbook_inflated_bytes: {
    because: `파일의 압축을 풀면 한도 ${josa(megabytes(WORKBOOK_INFLATED_MAX), '을/를')} 넘어`,
    remedy: '필요한 표만 남겨 다시 저장하거나 여러 파일로 나누어 주세요.',
  },
  shared_text: {
    because: `서로 다른 글이 모두 합해 한도 ${josa(megabytes(WORKBOOK_SHARED_BYTES_MAX), '을/를')} 넘어`,
    remedy: '쓰지 않는 열을 지우거나 여러 파일로 나누거나 CSV로 저장해 주세요.',
  },
  merged_cells: {
    because: `합친 칸이 한도 ${many(WORKBOOK_MERGED_MAX)}개를 넘어`,
    remedy: '셀 병합을 풀거나 여러 파일로 나누거나 CSV로 저장해 주세요.',
  },
  cell_text: {
    because: `한 칸의 글이 한도 ${many(WORKBOOK_TEXT_MAX)}자를 넘어`,
    remedy: '파일이 깨지지 않았는지 보고 필요한 표만 남겨 다시 저장해 주세요.',
  },
  workbook_memory: {
    because: `파일을 읽는 데 드는 메모리가 한도 ${DOCUMENT_HEAP_MAX_MB}MB를 넘어`,
    remedy: '여러 파일로 나누거나 CSV로 저장해 주세요.',
  },
  sheets: {
    because: `시트가 한도 ${many(DOCUMENT_SHEETS_MAX)}장을 넘어`,
    remedy: '시트를 여러 파일로 나누어 주세요.',
  },
  pages: {
    because: `쪽수가 한도 ${many(PDF_PAGES_MAX)}쪽을 넘어`,
    remedy: '쪽을 여러 파일로 나누어 주세요.',
  },
  memory: {
    because: `파일을 읽는 데 드는 메모리가 한도 ${DOCUMENT_MEMORY_MAX_MB}MB를 넘어`,
    remedy: '필요한 표만 남겨 다시 저장하거나 여러 파일로 나누어 주세요.',
  },
}

function describeTooBig(limit: SizeLimit | undefined): string {
  const { because, remedy } = limit
    ? TOO_BIG[limit]
    : { because: '지나치게 커서', remedy: '필요한 표만 남겨 다시 저장해 주세요.' }
  return `${because} 읽지 않았어요. ${remedy}`
}

const MESSAGES: Record<FileErrorCode, (error: FileError) => string> = {
  missing: () => '그런 파일이 없어요. 파일 이름과 위치를 확인해 주세요.',
  directory: () => '폴더예요. 그 안의 파일을 지정해 주세요.',
  empty_folder: () => '폴더 안에 읽을 파일이 하나도 없어요. 폴더를 확인해 주세요.',
  denied: () => '열어 볼 권한이 없어요. 파일이나 폴더의 권한을 확인해 주세요.',
  changed: () => '읽는 동안 파일이 바뀌어 하나도 받아들이지 않았어요. 내려받기나 저장이 끝난 뒤에 다시 실행해 주세요.',
  empty: () => '파일이 비어 있어 읽을 행과 열이 없어요. 원문에서 다시 내려받아 주세요.',
  html: () => '표가 아니라 웹페이지(HTML)라서 열을 읽을 수 없어요. 원문에서 파일을 다시 내려받아 주세요.',
  unsupported: ({ value }) => `읽지 못하는 형식이에요(${value || '알 수 없음'}). CSV나 XLSX로 바꾸어 주세요.`,
  too_big: ({ limit }) => describeTooBig(limit),
  too_slow: ({ value }) =>
    `파일을 읽는 데 ${value ? `한도 ${value}초가 넘게` : '너무 오래'} 걸려 그만뒀어요. 필요한 표만 남겨 다시 저장해 주세요.`,
  damaged: () => '파일이 깨져 있어 열 수 없어요. 원문에서 다시 내려받아 주세요.',
  encrypted: () => '암호가 걸린 파일이라 열 수 없어요. 암호를 풀어 다시 저장해 주세요.',
  protected: () => '문서 보안(DRM)이 걸린 파일이라 열 수 없어요. 보안을 해제한 파일로 다시 저장해 주세요.',
  nested_archive: () =>
    '압축 파일 안의 압축 파일에 또 압축 파일이 들어 있어 열지 않았어요. 압축을 풀어 그 파일을 따로 올려 주세요.',
  web_archive: () =>
    '엑셀이 저장한 웹 보관 파일(MHTML)이에요. 엑셀에서 연 다음 다른 이름으로 저장에서 Excel 통합 문서(xlsx)를 골라 주세요.',
  nul: () =>
    '글자가 아닌 NUL(0) 바이트가 들어 있어 표로 읽을 수 없어요. 원문에서 다시 내려받거나 엑셀에서 CSV UTF-8로 다시 저장해 주세요.',
  scanned: () => '글자가 없는 그림(스캔본)이라 읽을 수 없어요. 글자가 들어 있는 원본 파일을 구해 주세요.',
  encoding: () => 'UTF-8로도 CP949로도 읽을 수 없는 글자가 있어요. 파일이 깨졌거나 잘렸는지 확인해 주세요.',
  no_header: ({ value }) =>
    `열 이름이 적힌 제목 줄을 찾지 못했어요. 없는 열: ${value ?? '모두'}. 표의 제목 줄을 확인해 주세요.`,
  no_rows: () => '제목 줄 아래에 집행 내역이 한 행도 없어요. 내역이 든 파일인지 확인해 주세요.',
  other_list: ({ value, list }) => {
    const name = list ? OTHER_LIST_NAMES[list] : '다른'
    const way = list
      ? `--accept '${name}'${josa.pick(name, '을/를')} 붙여 다시 실행하고`
      : "표 위의 제목에 '업무추진비'라고 적고"
    return `업무추진비가 아니라 ${name} 목록으로 보여 읽지 않았어요(근거: '${value ?? ''}'). 업무추진비 내역이 맞으면 ${way}, 아니면 그 표를 빼 주세요.`
  },
  no_licences: () => '제목 줄 아래에 인허가가 한 행도 없어요. 인허가가 든 파일인지 확인해 주세요.',
  no_agency: () => '어느 기관의 내역인지 파일에 적혀 있지 않아요. --agency 뒤에 기관 이름을 적어 다시 실행해 주세요.',
  other_agency: ({ value, earlier }) =>
    `내용이 같은 파일을 ${earlier?.day ?? '전에'} '${value ?? ''}' 기관으로 이미 가져왔어요(${earlier?.batch ?? ''}번). ` +
    `기관을 '${value ?? ''}'(으)로 맞추거나, 앞의 것이 잘못이면 --undo ${earlier?.batch ?? ''} 옵션으로 되돌린 뒤에 다시 실행해 주세요.`,
  open_quote: () => '큰따옴표(")가 닫히지 않은 채 파일이 끝나요. 파일이 잘렸는지 확인해 주세요.',
  cut_off: () => '행이 끝나기 전에 파일이 끊겼어요. 파일을 다시 내려받아 주세요.',
  long_line: () =>
    `한 행이 한도 ${josa(megabytes(LINE_BYTES_MAX), '을/를')} 넘어요. 쉼표로 나눈 표가 맞는지 확인해 주세요.`,
  format_deprecated: ({ value }) =>
    `이 열 이름은 더는 쓰지 않는 포맷 '${value ?? ''}'의 거예요. 새 서식으로 옮겨 적거나 포맷을 다시 활성으로 바꾸어 주세요.`,
  amount_implausible: ({ value }) =>
    `금액 '${value ?? ''}'이(가) 한 건의 상한 ${AMOUNT_MAX_WON.toLocaleString('ko-KR')}원을 넘어요. 금액의 단위나 열이 맞는지 확인해 주세요.`,
}

export const describeSkipped = (archive: string, names: readonly string[]): string =>
  `${archive}: 운영체제가 남긴 파일 ${many(names.length)}개를 건너뛰었어요(${names.join(', ')}).`

export function describeFileError(error: FileError): string {
  const where = [
    error.file,
    error.sheet ? `시트 '${error.sheet}'` : '',
    error.row ? `${error.row}행` : '',
    error.column ? `'${error.column}' 열` : '',
  ]
  return `${where.filter(Boolean).join(' ')}: ${MESSAGES[error.code](error)}`
}
