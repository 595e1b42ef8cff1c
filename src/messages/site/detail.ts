import { josa } from 'es-hangul'

export const DETAIL = {
  facts: '점심에 볼 것',
  group: '보통 모이는 사람',
  people: (count: string) => `${count}명`,
  busiest: '기관이 많이 오는 때',
  at: (weekday: string, hour: number) => `${weekday}요일 ${hour}시`,
  price: '1인당 절반은',
  between: (low: string, high: string) => `${low}–${high} 원`,
  around: (won: string) => `${won} 원쯤`,
  occasions: '무슨 일로',
  mainly: (occasions: string) => `주로 ${occasions}`,
  occasion: (occasion: string, count: string) => `${occasion}(${count}번)`,
  spent: '공공기관이 쓴 돈',
  won: (won: string) => `${won} 원`,
  ofYear: (year: string, won: string) => `${year}에 ${won} 원`,
  call: '전화',
  photos: '사진',
  photoBy: (credit: string) => `사진 ${credit}`,
  directions: '길찾기',
  searchMap: '지도 검색',
  noPoint: '정확한 위치를 몰라서 지도를 그리지 않았어요. 카카오맵이나 네이버지도에서 찾아 보세요.',
  sections: '이 페이지의 차례',
  visitors: '찾은 기관',
  departments: (count: string) => `부서 ${count}곳`,
  times: '언제',
  charts: '언제, 얼마에 다녀갔나',
  chartsFolded: (count: string) => `${count}건뿐이라 접어 두었어요`,
  reviews: '리뷰',
  visits: '방문 기록',
  similar: '비슷한 곳',
} as const

/** In a list row, where space is short. */
export const ROW_FACTS = {
  people: (count: string) => `보통 ${count}명`,
  busiest: (weekday: string, hour: number) => `기관은 주로 ${weekday} ${hour}시`,
  closed: (day: string) => `${day} 폐업`,
} as const

export const SIMILAR = {
  what: '비슷한 곳을',
  similar: '이 식당과 비슷한 곳',
  similarNote: '같은 시군구에서 1인당 금액이 비슷한 곳이에요. 업종이 같은 곳부터 봐요.',
  shared: '이 기관이 가는 다른 곳',
  sharedNote: '여기에 자주 오는 기관들이 함께 자주 간 곳이에요.',
  perHead: (won: string) => `1인 ${won} 원`,
  agencies: (count: string) => `같은 기관 ${count}곳`,
} as const

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
