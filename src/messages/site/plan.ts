import { josa } from 'es-hangul'
import { RADIUS_MAX, RADIUS_MIN } from '@/domain/nearby/limits'
import { BUDGET_MAX, BUDGET_MIN, GROUP_MAX, GROUP_MIN } from '@/domain/plan/limits'

const grouped = (number: number): string => number.toLocaleString('ko-KR')

export const PLAN = {
  title: '모임 고르기',
  lead: '몇 명이 1인당 얼마로 언제 모이는지 적으면, 그런 모임을 치른 기록이 있는 식당을 찾아요.',
  headcount: '인원',
  people: '명',
  budget: '1인당 예산',
  won: '원',
  region: '어디에서',
  chooseRegion: '시군구 고르기',
  nearPoint: '고른 자리 근처',
  here: '지금 있는 곳 근처',
  byAddress: '주소나 역 근처',
  byRegion: '시군구로 고르기',
  weekday: '요일',
  anyDay: '상관없음',
  hour: '시각',
  hourOf: (hour: number) => `${hour}시`,
  find: '찾기',
  found: (count: string) => `${count}곳`,
  likeliest: (count: string) => `점수가 높은 ${count}곳`,
  order: '점수가 높은 순',
  how: (range: { people: string; from: string; to: string }) =>
    `${josa(range.people, '이/가')} 1인당 ${range.from}에서 ${range.to} 사이로 간 방문을 집계했어요. 한 번에 1점, 요일과 시각이 같으면 1점씩 더해 ` +
    '점수가 높은 곳을 보여 드려요. 그날 자리가 있는지는 식당에 물어보세요.',
  ofDistrict: '여럿이 모이기 좋은 곳은',
  none: '그런 모임의 기록이 없어요',
  noneAdvice: '인원이나 예산을 바꾸거나, 가까운 다른 시군구를 골라 보세요.',
  wrong: '조건을 확인해 주세요',
  groups: (people: string, count: string, perHead: string) => `${people}명 안팎으로 ${count}번, 1인\u00a0${perHead}`,
  onDay: (day: string, count: string) => `${day}요일\u00a0${count}번`,
  atHour: (hour: number, count: string) => `${hour}시 무렵 ${count}번`,
  noTime: '시각은 공개되지 않음',
  last: (day: string) => `마지막\u00a0${day.replaceAll(' ', '\u00a0')}`,
} as const

export const PLAN_FIELD_MESSAGES: Record<string, string> = {
  headcount: `인원은 ${GROUP_MIN}명부터 ${GROUP_MAX}명까지 숫자로 적어 주세요.`,
  per_head_max: `1인당 예산은 ${grouped(BUDGET_MIN)}원부터 ${grouped(BUDGET_MAX)}원까지 숫자로 적어 주세요.`,
  region: '어디에서 모일지 시군구를 하나 골라 주세요.',
  near: '자리는 우리나라 안의 위도와 경도로 적어 주세요. 예: near=37.5665,126.978',
  radius: `반경은 자리와 함께 ${grouped(RADIUS_MIN)}m부터 ${grouped(RADIUS_MAX)}m까지 적을 수 있어요.`,
  cuisine: '목록에 없는 음식 종류예요.',
  weekday: '요일은 1(월요일)부터 7(일요일)까지의 숫자예요.',
  hour: '시각은 0부터 23까지의 숫자예요.',
}

export const POLL = {
  choose: (max: number) => `후보로 올릴 곳을 골라(최대 ${max}곳) 함께 정해 보세요. 이름을 적지 않고 투표해요.`,
  candidate: (title: string) => `${title} 후보로`,
  day: '모이는 날',
  open: '투표 만들기',
  opening: '만드는 중…',
  chooseSome: '후보를 한 곳 이상 골라 주세요.',
  chooseFewer: (max: number) => `후보는 ${max}곳까지 고를 수 있어요.`,
  chooseDay: '모이는 날을 골라 주세요.',
  openFailed: '투표를 만들지 못했어요. 연결을 확인하고 다시 눌러 주세요.',
  title: '어디에서 모일까요',
  about: (people: string, budget: string) => `${people}명 · 1인당 ${budget}까지`,
  share: '이 주소를 함께 갈 사람들에게 보내세요.',
  address: '투표 주소',
  places: '후보',
  gone: '지금은 보이지 않는 식당이에요',
  votes: (count: string) => `${count}표`,
  voters: (count: string) => `${count}명이 투표했어요.`,
  nobody: '아직 아무도 투표하지 않았어요.',
  vote: '투표하기',
  change: '표 바꾸기',
  voting: '보내는 중…',
  voted: '투표했어요. 끝나기 전에는 언제든 바꿀 수 있어요.',
  withdrawn: '투표를 취소했어요.',
  voteFailed: '표를 보내지 못했어요. 연결을 확인하고 다시 눌러 주세요.',
  calendar: '달력에 담기',
  calendarOf: (title: string) => `${title} 달력에 담기`,
  kept: (day: string) =>
    '이 투표에는 후보와 인원, 예산, 날짜, 표만 보관해요. 누가 투표했는지는 이 브라우저가 만든 임의의 번호로만 구별하고 ' +
    `번호는 해시로 바꾸어 보관해요. 이름이나 연락처는 받지 않아요. ${day}에 끝나고 모두 지워요.`,
  missing: '투표를 찾을 수 없어요',
  missingAdvice: '주소를 끝까지 옮겼는지 확인해 주세요. 만든 지 30일이 지난 투표는 지워요.',
  eventTitle: (title: string, headcount: number) => `${title} (${headcount}명)`,
  eventNote: (budget: string) => `1인당 ${budget}원까지. 예약은 식당에 하세요.`,
} as const
