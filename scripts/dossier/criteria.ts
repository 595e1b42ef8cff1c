/** A check item of KWCAG 2.2 (한국형 웹 콘텐츠 접근성 지침 2.2, KS X OT0003:2022), or a check that goes beyond it. */
export interface Criterion {
  /** the clause of the standard; checks beyond it are named by WCAG */
  number: string
  name: string
  /** success criteria of WCAG 2.2 about the same */
  wcag: readonly string[]
  /** rules of axe-core that find breaches */
  axe: readonly string[]
}

const item = (number: string, name: string, wcag: string, axe = ''): Criterion => ({
  number,
  name,
  wcag: wcag.split(' ').filter(Boolean),
  axe: axe.split(' ').filter(Boolean),
})

/** The 33 check items, in order. The last takes every rule of axe that no other item names (`criterionOfRule`). */
export const CRITERIA: readonly Criterion[] = [
  item(
    '5.1.1',
    '적절한 대체 텍스트 제공',
    '1.1.1',
    'image-alt svg-img-alt role-img-alt input-image-alt area-alt object-alt image-redundant-alt',
  ),
  item('5.2.1', '자막 제공', '1.2.1 1.2.2 1.2.3', 'video-caption audio-caption'),
  item(
    '5.3.1',
    '표의 구성',
    '1.3.1',
    'td-headers-attr th-has-data-cells scope-attr-valid empty-table-header table-duplicate-name table-fake-caption',
  ),
  item('5.3.2', '콘텐츠의 선형구조', '1.3.2', 'list listitem definition-list dlitem'),
  item('5.3.3', '명확한 지시사항 제공', '1.3.3'),
  item('5.4.1', '색에 무관한 콘텐츠 인식', '1.4.1', 'link-in-text-block'),
  item('5.4.2', '자동 재생 금지', '1.4.2', 'no-autoplay-audio'),
  item('5.4.3', '텍스트 콘텐츠의 명도 대비', '1.4.3', 'color-contrast'),
  item('5.4.4', '콘텐츠 간의 구분', ''),
  item(
    '6.1.1',
    '키보드 사용 보장',
    '2.1.1',
    'scrollable-region-focusable server-side-image-map frame-focusable-content',
  ),
  item('6.1.2', '초점 이동과 표시', '2.1.2 2.4.3 2.4.7', 'tabindex focus-order-semantics'),
  item('6.1.3', '조작 가능', '2.5.8', 'target-size'),
  item('6.1.4', '문자 단축키', '2.1.4', 'accesskeys'),
  item('6.2.1', '응답시간 조절', '2.2.1', 'meta-refresh'),
  item('6.2.2', '정지 기능 제공', '2.2.2', 'marquee blink'),
  item('6.3.1', '깜빡임과 번쩍임 사용 제한', '2.3.1'),
  item('6.4.1', '반복 영역 건너뛰기', '2.4.1', 'bypass skip-link'),
  item(
    '6.4.2',
    '제목 제공',
    '2.4.2 2.4.6',
    'document-title frame-title frame-title-unique empty-heading heading-order page-has-heading-one',
  ),
  item('6.4.3', '적절한 링크 텍스트', '2.4.4', 'link-name identical-links-same-purpose'),
  item('6.4.4', '고정된 참조 위치 정보', ''),
  item('6.5.1', '단일 포인터 입력 지원', '2.5.1'),
  item('6.5.2', '포인터 입력 취소', '2.5.2'),
  item('6.5.3', '레이블과 네임', '2.5.3', 'label-content-name-mismatch'),
  item('6.5.4', '동작기반 작동', '2.5.4'),
  item('7.1.1', '기본 언어 표시', '3.1.1', 'html-has-lang html-lang-valid html-xml-lang-mismatch valid-lang'),
  item('7.2.1', '사용자 요구에 따른 실행', '3.2.1 3.2.2'),
  item('7.2.2', '찾기 쉬운 도움 정보', '3.2.6'),
  item('7.3.1', '오류 정정', '3.3.1 3.3.3'),
  item(
    '7.3.2',
    '레이블 제공',
    '3.3.2',
    'label select-name form-field-multiple-labels label-title-only aria-input-field-name aria-toggle-field-name',
  ),
  item('7.3.3', '접근 가능한 인증', '3.3.8'),
  item('7.3.4', '반복 입력 정보', '3.3.7', 'autocomplete-valid'),
  item('8.1.1', '마크업 오류 방지', '4.1.1', 'duplicate-id-aria'),
  item('8.2.1', '웹 애플리케이션 접근성 준수', '4.1.2'),
]

/** What the standard does not ask for, and people with low vision or a vestibular disorder need. */
export const BEYOND: readonly Criterion[] = [
  item('WCAG 1.4.4', '글자 200 % 확대', '1.4.4', 'meta-viewport'),
  item('WCAG 1.4.10', '400 % 확대에서 가로 스크롤 없음', '1.4.10', 'css-orientation-lock'),
  item('WCAG 1.4.12', '글자 간격 조절', '1.4.12', 'avoid-inline-spacing'),
  item('강제 색상', '고대비(강제 색상)에서 초점 표시', '1.4.11 2.4.7'),
  item('움직임 줄이기', '움직임 줄이기 설정을 따름', '2.3.3'),
]

const REST = '8.2.1'

/** The number of the item that a breach of an axe rule breaks. */
export const criterionOfRule = (rule: string): string =>
  [...CRITERIA, ...BEYOND].find(({ axe }) => axe.includes(rule))?.number ?? REST
