import type { DemoPlace } from './places'
import type { Random } from './random'

/** Columns of the Seoul city format, in its order. */
export const COLUMNS = [
  'nid',
  'title',
  'url',
  'dept_nm_lvl_1',
  'dept_nm_lvl_2',
  'dept_nm_lvl_3',
  'dept_nm_lvl_4',
  'dept_nm_lvl_5',
  'exec_yr',
  'exec_month',
  'expense_budget',
  'expense_execution',
  'category',
  'dept_nm_full',
  'exec_dt',
  'exec_loc',
  'exec_purpose',
  'target_nm',
  'payment_method',
  'exec_amount',
] as const

const UNITS: [level1: string, level2: string, teams: string[]][] = [
  ['서울시본청', '기획조정실', ['기획담당관', '재정담당관', '조직담당관', '법무담당관']],
  ['서울시본청', '행정국', ['총무과', '인사과', '자치행정과', '정보공개정책과']],
  ['서울시본청', '복지정책실', ['복지정책과', '어르신복지과', '장애인복지정책과']],
  ['서울시본청', '문화본부', ['문화정책과', '역사문화재과', '박물관과']],
  ['서울시본청', '도시교통실', ['교통정책과', '보행정책과', '택시정책과']],
  ['서울시본청', '기후환경본부', ['대기정책과', '자원순환과']],
  ['사업소', '상수도사업본부', ['급수부', '요금과']],
  ['사업소', '서울역사박물관', ['총무과', '전시과']],
  ['사업소', '도시기반시설본부', ['총무부', '도로과']],
  ['사업소', '서울시립미술관', ['총무과', '학예과']],
  ['소방재난본부(소방서)', '소방행정과', ['기획예산팀']],
  ['의회사무처', '의정담당관', ['의사팀', '입법팀']],
]
const PURPOSES = [
  '업무 협의 간담회',
  '정책 자문회의',
  '현안사업 추진상황 점검',
  '직원 격려 간담회',
  '유관기관 업무협의',
  '예산 편성 관련 논의',
  '시민 의견 수렴 간담회',
  '신규 사업 기획 회의',
  '감사 수감 직원 격려',
  '부서 업무보고 준비 회의',
]
const OUTSIDE = ['구내식당', '시청 간담회장', '해당없음', '한마음플라워', '온누리마트']

const two = (n: number) => String(n).padStart(2, '0')

/** How clerks write one and the same place: with and without the city, brackets, the corporate mark, spaces. */
function spell(place: DemoPlace, random: Random): string {
  const name = [place.name, place.branch].filter(Boolean).join(random.chance(0.8) ? ' ' : '')
  const address = addressOf(place)
  const [province, short] = [place.province, place.province.slice(0, 2)]
  const form = random.next()
  // Seoul's clerks leave their own city out; other provinces they name.
  if (province !== '서울특별시') return form < 0.6 ? `${name} (${address})` : `${name} ${address}`
  if (form < 0.62) return `${name} (${address})`
  if (form < 0.8) return `${name}(${address})`
  if (form < 0.88) return `${name} ${province} ${address}`
  if (form < 0.94) return `${name} (${short} ${address})`
  return random.chance(0.5) ? `(주)${name} (${address})` : `${name}（${address}）`
}

/** As the records write it: the district and the street in Seoul, the province before them elsewhere. */
export function addressOf({ province, district, road, number }: DemoPlace): string {
  return [province === '서울특별시' ? '' : province, district, road, number].filter(Boolean).join(' ')
}

/** Lunch on most days, dinner on some, rarely a weekend. */
function when(year: number, month: number, random: Random): { date: string; time: string } {
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  let day = random.whole(1, days)
  const weekend = () => [0, 6].includes(new Date(Date.UTC(year, month - 1, day)).getUTCDay())
  if (weekend() && !random.chance(0.06)) day = day > 15 ? day - 3 : day + 3
  const hour = random.chance(0.66) ? random.pickSkewed([12, 13, 11, 14], 1.6) : random.pickSkewed([19, 20, 18, 21], 1.4)
  return { date: `${year}-${two(month)}-${two(day)}`, time: `${two(hour)}:${two(random.whole(0, 59))}` }
}

/** One month's published lines. */
export function inventMonth(
  year: number,
  month: number,
  count: number,
  places: DemoPlace[],
  random: Random,
): string[][] {
  return Array.from({ length: count }, () => {
    const [level1, level2, teams] = random.pickSkewed(UNITS, 1.5)
    const team = random.pick(teams)
    const place = random.pickSkewed(places, 1.9)
    const people = random.whole(2, random.chance(0.85) ? 8 : 20)
    const { date, time } = when(year, month, random)
    const outside = random.chance(0.03)
    const shared = !outside && random.chance(0.002)
    const amount = Math.round((people * place.perHead * (0.75 + random.next() * 0.5)) / 500) * 500
    const loc = outside
      ? random.pick(OUTSIDE)
      : shared
        ? `${place.name}, ${random.pick(places).name}`
        : spell(place, random)
    const document = `${year}${two(month)}${two(UNITS.findIndex((unit) => unit[1] === level2))}`
    return [
      document,
      `${year}년 ${month}월 ${level2} 업무추진비 집행내역(체험용)`,
      `https://example.org/open/${document}`,
      level1,
      level2,
      team,
      '',
      '',
      String(year),
      String(month),
      '',
      '',
      '',
      `${level2} ${team}`,
      random.chance(0.9) ? `${date} ${time}` : date,
      loc,
      random.pick(PURPOSES),
      `${team} 등 ${people}명`,
      random.chance(0.95) ? '카드' : '제로페이',
      String(amount),
    ]
  })
}
