import type { CoverageState } from '@/domain/agency/coverage'
import { FORMAT_WORD_MAX, FORMAT_WORDS_MAX } from '@/domain/dataFormat'

/** As in the back office's menu. */
export const PANEL_GROUPS = { data: '데이터', community: '커뮤니티', people: '사람', settings: '설정' } as const

export const COVERAGE_STATE_LABELS: Record<CoverageState, string> = {
  imported: '들어옴',
  published: '공개됨, 아직 가져오지 않음',
  missing: '빠짐',
  late: '늦음',
  due: '아직 기한 안',
  none: '기다리지 않음',
}

export const AGENCY_FIELD_FAULTS = {
  code: '행정표준코드는 일곱 자리예요. 예: 3000000',
  hall: '청사의 위도와 경도는 함께 적어 주세요.',
  repliedOn: '답변과 답변한 날은 함께 적어 주세요.',
} as const

export const FORMAT_FIELD_FAULTS = {
  version: '1 이상의 정수를 적어주세요.',
  columns:
    `열마다 파일에 적히는 이름을 하나 이상 적어주세요. 한 이름은 한 열에만 쓰고 ${FORMAT_WORD_MAX}자까지, ` +
    `모두 ${FORMAT_WORDS_MAX}개까지예요.`,
}

export const TERMS_HINTS = {
  effectiveOn: '이날(한국 날짜)부터 시행합니다. 바뀌는 내용은 시행 7일 전까지 공개해 두십시오.',
  body:
    "마크다운으로 씁니다. 제목은 '## ', 작은 제목은 '### ', 목록은 '- '나 '1. ', 인용은 '> '로 시작하고 빈 줄이 문단을 나눕니다. " +
    '**굵게**, *기울임*, [글](/주소), {email}(운영자 연락처), {officer}(개인정보 보호책임자)를 쓸 수 있습니다. ' +
    "표는 줄마다 '|'로 시작하고 끝내며 둘째 줄에 '|---|---|'를 적습니다. HTML과 그림은 글자 그대로 보입니다.",
  published: '공개하고 시행일이 되면 더는 고치거나 지울 수 없습니다.',
} as const

/** Stand in previews for what the settings of the site say. */
export const TERMS_SLOTS = { email: '(운영자 연락처)', officer: '(개인정보 보호책임자)' } as const

export const TERMS_FIELD_FAULTS = {
  version: '판은 1 이상의 정수여야 합니다.',
  body: '마크다운 기호나 겹친 목록이 너무 많아 읽을 수 없습니다. 나누어 쓰거나 줄여 주십시오.',
  pdfUrl: 'https://… 나 /… 로 시작하는 주소여야 합니다.',
} as const
