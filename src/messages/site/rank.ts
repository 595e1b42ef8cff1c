import { josa } from 'es-hangul'

export const RANK = {
  legend: '▲▼ 지난 분기 말과 비교한 순위',
  quarterEnd: (year: number, quarter: number) => `${year}년 ${quarter}분기 말`,
  up: (when: string, previous: string, by: string) => `${when} ${previous}위에서 ${by}계단 올랐어요.`,
  down: (when: string, previous: string, by: string) => `${when} ${previous}위에서 ${by}계단 내려왔어요.`,
  same: (when: string) => `${josa(when, '와/과')} 같은 순위예요.`,
  new: (when: string) => `${when}까지는 방문 기록이 없던 곳이에요.`,
  nextAbove: '바로 앞',
  nextBelow: '바로 뒤',
  figures: (visits: string, agencies: string) => `방문 ${visits} · 기관 ${agencies}`,
  years: '해마다의 순위',
  yearsNote: (region: string) => `${region} 안에서, 그해의 기록만으로 매긴 순위`,
  yearsTable: '해마다의 순위를 표로 보기',
  year: '해',
  rank: '순위',
  of: '비교한 곳',
  rankOf: (rank: string) => `${rank}위`,
  places: (count: string) => `${count}곳`,
  yearRank: (year: string, rank: string) => `${year} ${rank}위`,
  yearsOfPart: '빈 동그라미는 몇 달의 기록만 모은 해예요.',
} as const
