import { PUBLISHED_WITHIN_DAYS } from '@/domain/agency/coverage'
import {
  ASSESSED_MIN,
  type CardGroup,
  CARD_MONTHS,
  CRITERIA,
  CRITERION_WEIGHTS,
  type Criterion,
  FORMAT_SCORES,
  HISTORY_MONTHS,
  HISTORY_MONTHS_MIN,
  LATE_FROM_HOUR,
  LATE_UNTIL_HOUR,
  type ReportCardSort,
  RULE_VERSION,
} from '@/domain/agency/reportCard'
import { SUSPECT_DATE_MONTHS } from '@/domain/expense/limits'

const count = (n: number): string => n.toLocaleString('ko-KR')

export const REPORT_CARD_SORT_LABELS: Record<ReportCardSort, string> = {
  score: '점수 순',
  name: '이름 순',
  last_month: '새 기록 순',
}

export const CARD_GROUP_NAMES: Record<CardGroup, string> = {
  onTime: '제때',
  columns: '항목',
  files: '파일',
  history: '빠짐없이',
}

interface CriterionWords {
  name: string
  /** the rule, as a sentence */
  rule: string
  /** what the share counts: 'n건 가운데 m건' */
  unit: string
  unknown: string
}

const formatsOf = (formats: readonly string[]): string => formats.map((format) => format.toUpperCase()).join('·')
const worthOf = ({ formats, worth }: { formats: readonly string[]; worth: number }): string =>
  `${formatsOf(formats)} ${worth * 100}%`

const ROWS_UNKNOWN = '이 기간의 줄이 없어요.'

export const CRITERION_WORDS: Record<Criterion, CriterionWords> = {
  onTime: {
    name: '제때 공개',
    rule:
      `한 달이 끝나고 ${PUBLISHED_WITHIN_DAYS}일 안에 게시판에 올린 줄의 비율이에요. ` +
      '올린 날은 기관 게시판의 글에서만 읽어요. 저희가 가져온 날은 올린 날로 보지 않아요.',
    unit: '줄',
    unknown: '게시판에 올린 날을 몰라요.',
  },
  place: {
    name: '장소',
    rule:
      '장소를 적은 줄의 비율이에요. 식당에서 쓴 줄과 장소가 빈 줄을 더해 나눠요. ‘-’처럼 글자가 없으면 빈 것으로 보고, ' +
      '경조사비와 상품권처럼 식당에서 쓰지 않은 줄은 비어 있어도 세지 않아요.',
    unit: '줄',
    unknown: '장소가 빈 줄을 세기 전에 가져온 파일이에요.',
  },
  time: {
    name: '시각',
    rule: '쓴 시각까지 적은 줄의 비율이에요. 0시 0분은 적지 않은 것으로 봐요.',
    unit: '줄',
    unknown: ROWS_UNKNOWN,
  },
  headcount: {
    name: '인원',
    rule: '몇 명인지 적은 줄의 비율이에요. ‘관계자’나 ‘과장 및 직원 5명’처럼 모두 몇 명인지 분명하지 않으면 적지 않은 것으로 봐요.',
    unit: '줄',
    unknown: ROWS_UNKNOWN,
  },
  department: {
    name: '부서',
    rule: '쓴 부서를 알 수 있는 줄의 비율이에요. 부서의 이름인지 분명하지 않으면 저장하지 않아 적지 않은 것으로 봐요.',
    unit: '줄',
    unknown: ROWS_UNKNOWN,
  },
  format: {
    name: '읽기 쉬운 형식',
    rule:
      `프로그램이 읽을 수 있는 파일의 비율이에요. ${worthOf(FORMAT_SCORES.open)}, ${worthOf(FORMAT_SCORES.binary)}, ` +
      `${worthOf(FORMAT_SCORES.page)}, 그 밖은 0%로 쳐요. 여러 달의 파일은 달마다 한 번 세요.`,
    unit: '파일',
    unknown: '이 기간의 파일이 없어요.',
  },
  unlocked: {
    name: '잠기지 않은 파일',
    rule: '게시판에 올린 파일 가운데 암호나 문서 보안(DRM) 없이 열리는 파일의 비율이에요.',
    unit: '파일',
    unknown: '모으는 게시판이 없거나 글의 날짜를 몰라요.',
  },
  sums: {
    name: '맞는 합계',
    rule:
      '합계를 적은 표 가운데 마지막 합계가 줄의 금액을 더한 것과 같은 표의 비율이에요. ' +
      '누계와 이월은 합계로 보지 않고, 읽지 못한 금액이 있는 표는 세지 않아요. ' +
      '줄보다 위에 적은 합계는 다른 표의 것일 수 있어 같을 때만 세요.',
    unit: '표',
    unknown: '합계를 적은 표가 없어요.',
  },
  distinct: {
    name: '되풀이 없음',
    rule:
      '한 파일에 똑같은 줄이 또 나오지 않는 비율이에요. ' +
      '날짜와 시각, 장소, 금액, 인원, 부서, 목적의 종류, 결제 방법이 모두 같으면 같은 줄이에요.',
    unit: '줄',
    unknown: ROWS_UNKNOWN,
  },
  history: {
    name: '빠진 달 없음',
    rule:
      `최근 ${HISTORY_MONTHS}개월의 첫 달부터 마지막 달까지 기록이 있는 달의 비율이에요. ` +
      `그 사이가 ${HISTORY_MONTHS_MIN}개월보다 짧으면 보지 않아요.`,
    unit: '달',
    unknown: `기록이 ${HISTORY_MONTHS_MIN}개월보다 짧아요.`,
  },
}

const NOT_SCORED = `알 수 있는 항목의 배점이 ${ASSESSED_MIN}점보다 적어 점수를 내지 않았어요.`

export const REPORT_CARD = {
  title: '공개 성적표',
  lead: '기관이 업무추진비를 얼마나 잘 공개하는지 봐요. 무엇에 얼마를 썼는지는 점수에 들지 않아요.',
  description: '공공기관이 업무추진비를 제때, 빠짐없이, 읽기 쉽게 공개하는지 정해진 규칙으로 매긴 점수예요.',
  what: '성적표를',
  list: '기관 목록',
  filter: '성적표 찾기',
  ruleLink: '점수를 매기는 규칙',
  detail: '왜 이 점수인지 보기',
  titleOf: (agency: string): string => `${agency} 공개 성적표`,
  api: 'API로 읽기',
  none: '이 조건에 맞는 기관이 없어요',
  noneMore: '다른 지역이나 기관 종류를 골라 보세요.',
  all: '모든 기관 보기',
  score: (score: number | null): string => (score === null ? '–' : String(score)),
  scoreText: (score: number): string => `100점 가운데 ${score}점`,
  notScored: NOT_SCORED,
  uncounted: '아직 집계하지 않았어요. 몇 분 뒤에 다시 봐 주세요.',
  period: (first: string, last: string): string => `${first} – ${last}`,
  assessed: (weight: number): string => `배점 100점 가운데 ${weight}점을 알 수 있어요`,
  share: (numerator: number, denominator: number, unit: string): string =>
    `${unit} ${count(denominator)} 가운데 ${count(numerator)}`,
  points: (points: number, most: number): string => `${points} / ${most}점`,
  notAssessed: '알 수 없음',
  criterion: '항목',
  basis: '근거',
  point: '점수',
  links: {
    lacking: '없는 기록 받기',
    rows: '기록 받기',
    files: '원문 보기',
    board: '게시판 글 보기',
    months: '달력 보기',
  },
  trend: '달마다',
  trendNote: '그 달만 따로 매긴 점수예요. 빠진 달은 보지 않아요.',
  trendLabel: (months: number, last: string): string => `달마다의 점수 ${months}개월. 마지막 달은 ${last}`,
  trendTable: '달마다의 점수와 수를 표로 보기',
  trendHead: ['달', '점수', '줄', '올린 날', '주말·공휴일', '밤'],
  atRest: (offDays: number, late: number): string =>
    `이 기간의 기록에는 주말·공휴일 ${count(offDays)}건, ` +
    `밤 ${LATE_FROM_HOUR}시부터 새벽 ${LATE_UNTIL_HOUR}시 전까지 ${count(late)}건이 있어요. 점수에는 들지 않아요.`,
  posts: '게시판 글',
  post: (day: string): string => `${day} 글`,
  postFiles: (files: number, locked: number): string =>
    locked > 0 ? `파일 ${count(files)}개, 잠긴 파일 ${count(locked)}개` : `파일 ${count(files)}개`,
  replied: '기관의 답변',
  reply: '이 기관이신가요? 다른 점이나 사정을 알려 주시면 확인해 고치거나 답변을 여기에 실어요.',
  replyLink: '의견 보내기',
} as const

export const REPORT_CARD_RULE = {
  title: '공개 성적표의 규칙',
  description: '공개 성적표의 항목과 배점, 점수를 내지 않는 경우를 적어요.',
  edition: `버전 ${RULE_VERSION}`,
  head: ['항목', '배점', '보는 것'],
  rows: CRITERIA.map((criterion) => [
    CRITERION_WORDS[criterion].name,
    String(CRITERION_WEIGHTS[criterion]),
    CRITERION_WORDS[criterion].rule,
  ]),
  notes: [
    `기록이 있는 마지막 달까지 ${CARD_MONTHS}개월을 봐요. 저희가 늦게 모은 것이 점수를 낮추지 않도록, 오늘이 아니라 그 기관의 마지막 달에서 거꾸로 세요.`,
    '알 수 없는 항목은 0점으로 치지 않아요. 그 배점을 다른 항목이 배점에 비례해 나눠 가져요.',
    NOT_SCORED.replace('않았어요', '않아요'),
    '식당, 카페, 빵집, 떡집에서 쓴 줄만 봐요. 장소가 빈 줄은 ‘장소’ 항목에서만 세요. 금액이 0원이거나 금액, 날짜를 읽지 못한 줄은 어디에도 세지 않아요.',
    `파일이 어느 달의 것인지 적었다면, 날짜가 그 달과 ${SUSPECT_DATE_MONTHS}개월 이상 다른 줄은 잘못 적은 것으로 보아 세지 않아요.`,
    '주말과 공휴일, 밤의 기록은 수만 보여 주고 점수에 넣지 않아요. 공휴일은 2018년부터 알아요.',
    '사람에 관한 것은 아무것도 보지 않아요.',
    '배점이나 기준, 세는 방법이 바뀌면 버전의 둘째 수가, 항목이 바뀌면 첫째 수가 올라가요. 점수는 늘 지금 버전으로 처음부터 다시 매겨요.',
    '전체 자료의 publications.csv.gz와 npm run reportCard 명령으로 누구나 같은 점수를 다시 낼 수 있어요.',
  ],
} as const
