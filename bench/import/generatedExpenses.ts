import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

interface Shape {
  rows: number
  /** distinct places; with as many as rows, every row has its own */
  places: number
  seed: number
}

const HEADER =
  'nid,title,url,dept_nm_lvl_1,dept_nm_lvl_2,dept_nm_lvl_3,dept_nm_lvl_4,dept_nm_lvl_5,exec_yr,exec_month,' +
  'expense_budget,expense_execution,category,dept_nm_full,exec_dt,exec_loc,exec_purpose,target_nm,payment_method,' +
  'exec_amount\n'
const SYLLABLES = [...'가나다라마바사아자차카타파하고노도로모보소오조초코토포호구누두루무부수우주추쿠투푸후']
const KINDS = ['식당', '국밥', '갈비', '칼국수', '횟집', '순대국', '쌈밥', '냉면', '만두', '치킨']
const ROADS = [
  '무교로',
  '세종대로',
  '을지로',
  '남대문로',
  '서소문로',
  '다동길',
  '명동길',
  '퇴계로',
  '소공로',
  '청계천로',
]
const DISTRICTS = ['중구', '종로구', '용산구', '마포구', '서대문구', '성동구', '강남구', '서초구', '송파구', '영등포구']
const BUREAUS = ['기획조정실', '복지본부', '도시교통본부', '문화본부', '행정국']
const DIVISIONS = ['총무과', '예산과', '조정과', '정책과', '운영과', '지원과', '관리과', '사업과']
const PURPOSES = [
  '현안업무 추진 간담회',
  '주요사업 추진 관련 업무협의',
  '시책 추진 논의 간담회',
  '관계기관 협의',
  '직원 격려 간담회',
]
const BLOCK = 2_000

/** Writes an expense list in the city's format: the same file for the same shape, in constant memory. */
export async function writeExpenses(path: string, shape: Shape): Promise<void> {
  await pipeline(Readable.from(lines(shape)), createWriteStream(path))
}

function* lines({ rows, places, seed }: Shape): Generator<string> {
  const random = seeded(seed)
  yield `\ufeff${HEADER}`
  for (let from = 0; from < rows; from += BLOCK) {
    let block = ''
    for (let row = from; row < Math.min(rows, from + BLOCK); row += 1)
      block += line(places < rows ? random(places) : row, random)
    yield block
  }
}

function line(place: number, random: (below: number) => number): string {
  const of = <T>(list: readonly T[]): T => list[random(list.length)] as T
  const document = 10_000_000 + random(4_000)
  const bureau = of(BUREAUS)
  const division = of(DIVISIONS)
  const month = String(1 + random(12)).padStart(2, '0')
  const day = String(1 + random(28)).padStart(2, '0')
  const time = `${11 + random(9)}:${String(random(60)).padStart(2, '0')}`
  return (
    `${document},2019년 ${division} 업무추진비 내역,http://opengov.seoul.go.kr/public/${document},` +
    `서울시본청,${bureau},${division},,,2019,${Number(month)},,,,${bureau} ${division},2019-${month}-${day} ${time},` +
    `${nameOf(place)},${of(PURPOSES)},${division}장 외 ${1 + random(9)}명,카드,${(10 + random(300)) * 1000}\n`
  )
}

/** A name and an address of the place's own, its number written in syllables: one building holds few restaurants. */
function nameOf(place: number): string {
  let name = ''
  for (let rest = place, i = 0; i < 4; i += 1) {
    name += SYLLABLES[(rest + i * 7) % SYLLABLES.length] ?? ''
    rest = Math.floor(rest / SYLLABLES.length)
  }
  const pick = (list: readonly string[], by: number): string => list[Math.floor(place / by) % list.length] ?? ''
  const building = `${1 + (place % 300)}-${1 + (Math.floor(place / 300) % 400)}`
  return `${name}${pick(KINDS, 1)} (${pick(DISTRICTS, 3)} ${pick(ROADS, 7)} ${building})`
}

function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
