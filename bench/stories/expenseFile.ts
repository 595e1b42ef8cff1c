import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const FILE_ROWS = 2000

const FIRST = ['온새미', '모롱이', '다온', '여울목', '느티', '가람', '새참', '한울', '윤슬', '고샅', '누리', '참마루']
const DISH = [
  '한상',
  '국수',
  '솥밥',
  '추어탕',
  '메밀집',
  '손만두',
  '돌솥비빔',
  '쌈밥',
  '순두부',
  '찻집',
  '칼국수',
  '어죽',
]
const PURPOSES = ['간담회', '업무 협의', '직원 격려', '현안 회의', '자료 준비 회의']

const HEADINGS = '사용일자,사용시간,사용장소,사용목적,대상인원,결제방법,사용금액,메모난,관리키'

interface Row {
  date: string
  place: string
  amount: string
}

/** What goes wrong in published files, by the number of the row. The rest is as it should be. */
function spoil(at: number, row: Row): Row {
  if (at % 100 === 7) return { ...row, date: `5. ${1 + (at % 28)}.` }
  if (at % 250 === 11) return { ...row, date: '2026-015-06' }
  if (at % 400 === 13) return { ...row, date: '26년 오월' }
  if (at % 500 === 17) return { ...row, date: '' }
  if (at % 125 === 19) return { ...row, amount: String(Math.round(Number(row.amount) / 1000)) }
  if (at % 400 === 23) return { ...row, amount: '별도' }
  if (at % 100 === 29) return { ...row, place: ['집무실', '구내매점', '꽃집', '문구점'][at % 4] ?? '' }
  if (at % 200 === 31) return { ...row, place: '○○식당' }
  if (at % 200 === 37) return { ...row, place: '김○수' }
  if (at % 400 === 41) return { ...row, place: '' }
  if (at % 200 === 43) return { ...row, place: '관내 음식점 등' }
  return row
}

const rowOf = (at: number, day: number): Row => ({
  date: `2026-05-${String(day).padStart(2, '0')}`,
  place: `${FIRST[at % FIRST.length]}${DISH[Math.floor(at / 7) % DISH.length]}(누리로 ${1 + (at % 140)})`,
  amount: String(12_000 + ((at * 7_500) % 180_000)),
})

/**
 * An invented institution's month as a CSV file: columns that mean nothing, dates in odd forms, amounts in thousands,
 * places that are none, masked names and rows that are there twice.
 * @param institution who published it; another name makes other contents
 * @returns the file's path
 */
export function writeExpenseFile(folder: string, institution: string): string {
  const lines = Array.from({ length: FILE_ROWS }, (_, index) => {
    // One row in eighty stands there twice, as where a page was copied in again.
    const at = index % 80 === 79 ? index - 1 : index
    const { date, place, amount } = spoil(at, rowOf(at, 1 + (at % 28)))
    const time = `${11 + (at % 9)}:${10 + (at % 50)}`
    return [
      ...[date, time, place, PURPOSES[at % PURPOSES.length], 2 + (at % 9), '카드', amount],
      ...[at % 3 ? '' : '확인', `k${at}`],
    ].join(',')
  })
  const file = join(folder, `2026년 5월 ${institution} 업무추진비.csv`)
  writeFileSync(file, [`2026년 5월 ${institution} 업무추진비 집행내역`, HEADINGS, ...lines].join('\n'))
  return file
}
