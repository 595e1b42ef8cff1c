import { monthsBetween } from '@/domain/agency/coverage'
import type { Published } from './publishedFiles'

interface ScoredInstitution {
  /** what is good or bad about its files */
  about: string
  files: Published[]
  /** worked out by hand from the rule's text: earned / assessed weight */
  arithmetic: string
  score: number
}

const HALF = monthsBetween('2026-01', '2026-06')
const monthly = (file: Partial<Published> = {}, months = HALF): Published[] =>
  months.map((month) => ({ months: [month], format: 'csv', ...file }))
/** All months in one file, which counts once in each month. */
const whole = (file: Partial<Published> = {}, months = HALF): Published[] => [{ months, format: 'csv', ...file }]
/** The 10th of the month after. */
const nextMonth = (month: string): string => {
  const number = Number(month.slice(5)) + 1
  return `${month.slice(0, 5)}${String(number).padStart(2, '0')}-10`
}
const posted = (files: Published[], on: (month: string) => string = nextMonth): Published[] =>
  files.map((file) => ({ ...file, posted: on(file.months[0] ?? '') }))
/** Ninety days and more after the month. */
const late = (month: string): string => `2026-${String(Number(month.slice(5)) + 4).padStart(2, '0')}-10`

/**
 * Weights: on time 20, place 10, time 10, headcount 10, department 5, format 15, not locked 5, sums 5, no repeats 5,
 * history 15. Without a board, on time and not locked are not assessed (75 left); without sums 70 are left. Six months
 * of four rows each, unless said otherwise.
 */
export const SCORED_INSTITUTIONS: readonly ScoredInstitution[] = [
  {
    about: '모두 제때, CSV, 합계가 맞음',
    files: posted(monthly({ sum: 'right' })),
    arithmetic: '100/100',
    score: 100,
  },
  { about: '게시판도 합계도 모름', files: whole(), arithmetic: '70/70', score: 100 },
  {
    about: '시각이 없음',
    files: whole({ without: { time: 4 } }),
    arithmetic: '(70 - 10)/70 = 85.7',
    score: 86,
  },
  {
    about: '인원과 부서가 없음',
    files: whole({ without: { headcount: 4, department: 4 } }),
    arithmetic: '(70 - 10 - 5)/70 = 78.6',
    score: 79,
  },
  {
    about: 'XLS',
    files: whole({ format: 'xls' }),
    arithmetic: '(70 - 15 × 0.3)/70 = 65.5/70 = 93.6',
    score: 94,
  },
  {
    about: 'HTML',
    files: whole({ format: 'html' }),
    arithmetic: '(70 - 15 × 0.7)/70 = 59.5/70 = 85',
    score: 85,
  },
  { about: '모두 늦음', files: posted(monthly(), late), arithmetic: '(95 - 20)/95 = 78.9', score: 79 },
  {
    about: '세 달이 늦음',
    files: [...posted(monthly({}, HALF.slice(0, 3)), late), ...posted(monthly({}, HALF.slice(3)))],
    arithmetic: '(95 - 20 × 3/6)/95 = 85/95 = 89.5',
    score: 89,
  },
  {
    about: '일곱 파일 가운데 하나가 잠김',
    files: [...posted(monthly()), { months: [], format: 'locked', posted: '2026-05-10' }],
    arithmetic: '(90 + 5 × 6/7)/95 = 94.3/95 = 99.2',
    score: 99,
  },
  { about: '합계가 모두 다름', files: whole({ sum: 'wrong' }), arithmetic: '70/75 = 93.3', score: 93 },
  {
    about: '합계의 반이 다름',
    files: [...whole({ sum: 'right' }, HALF.slice(0, 3)), ...whole({ sum: 'wrong' }, HALF.slice(3))],
    arithmetic: '(70 + 5 × 3/6)/75 = 72.5/75 = 96.7',
    score: 97,
  },
  {
    about: '달마다 네 줄 가운데 하나가 되풀이됨',
    files: whole({ rows: 3, repeated: 1 }),
    arithmetic: '(65 + 5 × 18/24)/70 = 68.75/70 = 98.2',
    score: 98,
  },
  {
    about: '여섯 달 가운데 한 달이 빠짐',
    files: whole({}, ['2026-01', '2026-02', '2026-03', '2026-05', '2026-06']),
    arithmetic: '(55 + 15 × 5/6)/70 = 67.5/70 = 96.4',
    score: 96,
  },
  {
    about: '열두 달 가운데 세 달만 있음',
    files: whole({}, ['2025-07', '2025-12', '2026-06']),
    arithmetic: '(55 + 15 × 3/12)/70 = 58.75/70 = 83.9',
    score: 84,
  },
  {
    about: '장소가 빈 줄이 다섯에 하나',
    files: whole({ blank: 1 }),
    arithmetic: '(60 + 10 × 24/30)/70 = 68/70 = 97.1',
    score: 97,
  },
  {
    about: '늦고, 반이 잠기고, 열이 모자라고, HTML이고, 달이 빠짐',
    files: [
      ...posted(
        monthly({ format: 'html', without: { time: 4, headcount: 4, department: 4 } }, ['2026-01', '2026-03', '2026-05']),
        late,
      ),
      ...['2026-05-11', '2026-05-12', '2026-05-13'].map(
        (day): Published => ({ months: [], format: 'locked', posted: day }),
      ),
    ],
    arithmetic: '(10 + 15 × 0.3 + 5 × 3/6 + 5 + 15 × 3/5)/95 = 31/95 = 32.6',
    score: 33,
  },
  {
    about: '한 달뿐이라 빠진 달을 모름',
    files: whole({}, ['2026-06']),
    arithmetic: '55/55',
    score: 100,
  },
  {
    about: '반은 CSV, 반은 HTML',
    files: [...whole({}, HALF.slice(0, 3)), ...whole({ format: 'html' }, HALF.slice(3))],
    arithmetic: '(55 + 15 × (3 + 0.9)/6)/70 = 64.75/70 = 92.5',
    score: 92,
  },
  {
    about: 'XLSX, 제때, 합계가 맞음',
    files: posted(monthly({ format: 'xlsx', sum: 'right' })),
    arithmetic: '100/100',
    score: 100,
  },
  {
    about: 'XLS, 늦음, 시각이 없음',
    files: posted(monthly({ format: 'xls', without: { time: 4 } }), late),
    arithmetic: '(10 + 10 + 5 + 10.5 + 5 + 5 + 15)/95 = 60.5/95 = 63.7',
    score: 64,
  },
  {
    about: '3년 동안 세 달',
    files: whole({}, ['2023-07', '2026-05', '2026-06']),
    arithmetic: '(55 + 15 × 3/36)/70 = 56.25/70 = 80.4',
    score: 80,
  },
  {
    about: '3년보다 앞선 달은 세지 않음',
    files: whole({}, ['2022-01', '2026-04', '2026-05', '2026-06']),
    arithmetic: '70/70 (2026-04 – 2026-06: 3/3)',
    score: 100,
  },
  {
    about: '한 해 전까지만 시각이 없었음',
    files: [
      ...whole({ without: { time: 4 } }, monthsBetween('2025-01', '2025-06')),
      ...whole({}, monthsBetween('2025-07', '2026-06')),
    ],
    arithmetic: '70/70 (2025-07 – 2026-06)',
    score: 100,
  },
  {
    about: '줄의 반에 시각과 인원이 없음',
    files: whole({ without: { time: 2, headcount: 2 } }),
    arithmetic: '(70 - 5 - 5)/70 = 60/70 = 85.7',
    score: 86,
  },
  {
    about: '줄의 넷에 하나에 부서가 없음',
    files: whole({ without: { department: 1 } }),
    arithmetic: '(65 + 5 × 3/4)/70 = 68.75/70 = 98.2',
    score: 98,
  },
  {
    about: '분기마다 한 파일을 올림',
    files: [
      { months: HALF.slice(0, 3), format: 'csv', posted: '2026-04-20' },
      { months: HALF.slice(3), format: 'csv', posted: '2026-07-10' },
    ],
    arithmetic: '3월, 5월, 6월만 45일 안: (75 + 20 × 3/6)/95 = 85/95 = 89.5',
    score: 89,
  },
  {
    about: '45일째와 46일째에 올림',
    files: [
      { months: ['2026-01'], format: 'csv', posted: '2026-03-17' },
      { months: ['2026-02'], format: 'csv', posted: '2026-04-15' },
      ...whole({}, HALF.slice(2)),
    ],
    arithmetic: '(75 + 20 × 4/8)/95 = 85/95 = 89.5',
    score: 89,
  },
  { about: 'ODS', files: whole({ format: 'ods' }), arithmetic: '70/70', score: 100 },
  {
    about: '누계는 합계가 아님',
    files: whole({ sum: 'carried' }),
    arithmetic: '70/70',
    score: 100,
  },
  {
    about: '여러 가지가 조금씩 모자람',
    files: [
      ...posted(monthly({ ...{ format: 'xlsx', rows: 5, blank: 1, sum: 'right' }, without: { time: 1, headcount: 1 } }, HALF.slice(0, 5))),
      ...posted(monthly({ ...{ format: 'xlsx', rows: 5, blank: 1, sum: 'right' }, without: { time: 1, headcount: 1 } }, HALF.slice(5)), late),
    ],
    arithmetic: '20 × 5/6 + 10 × 30/36 + 10 × 24/30 + 10 × 24/30 + 5 + 15 + 5 + 5 + 5 + 15 = 91.0',
    score: 91,
  },
]
