import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskPersons } from '@/domain/person/maskPersons'
import { withoutPersons } from '@/domain/person/withoutPersons'

/** Invented names, each composed of parts. */
const korean = fc
  .tuple(
    fc.constantFrom(...'김이박최정강조윤장임한오서신권황안송홍유고문양배백허노하'),
    fc.constantFrom('길동', '영희', '민수', '서연', '준호', '지수', '해온', '라온', '시원'),
  )
  .map((parts) => parts.join(''))
  // 신길동 is a quarter of Seoul and 고시원 a kind of lodging: alone, neither is a name.
  .filter((name) => name !== '신길동' && name !== '고시원')
const compound = fc.constantFrom('남궁민수', '황보영희', '제갈준호', '독고라온', '선우용')
const long = fc.constantFrom('김아라솔', '이하늘솔', '박새로이', '송데이비드가람')
const latin = fc.constantFrom('JOHN SMITH', 'John Smith', 'Maria Anna Lee', 'Nguyen Van An')
const short = fc.constantFrom('김준', '허균', '이산')
const spaced = korean.chain((name) => fc.constantFrom([...name].join(' '), `${name.charAt(0)} ${name.slice(1)}`))
const partly = korean.chain((name) =>
  fc.constantFrom(
    `${name.charAt(0)}○○`,
    `${name.charAt(0)}**`,
    `${name.charAt(0)}*${name.charAt(2)}`,
    `${name.charAt(0)}ㅇㅇ`,
    `${name.charAt(0)}OO`,
    `${name.charAt(0)} ○ ○`,
    `${name.slice(0, 2)}*`,
  ),
)

type Purpose = (name: string) => string

const BESIDE_TITLES: Purpose[] = [
  (name) => `${name} 주무관 격려`,
  (name) => `총무과 ${name}팀장 전출 격려`,
  (name) => `${name}구청장 주재 간담회`,
  (name) => `${name} 구청장님 주재 간담회`,
  (name) => `행정6급 ${name} 격려`,
  (name) => `소방위 ${name} 격려`,
  (name) => `직원 격려(녹지관리팀장 ${name})`,
  (name) => `${name} 보좌관, 비서관 간담회`,
  (name) => `${name}(주무관) 격려`,
  (name) => `팀장(${name}) 격려`,
  (name) => `한빛일보 ${name} 기자 오찬`,
  (name) => `${name}이사장 면담`,
  (name) => `강사 ${name} 오찬`,
  (name) => `참석자: ${name}`,
  (name) => `${name} 외 3명 간담회`,
  (name) => `민원인 ${name} 면담`,
  (name) => `대상자: ${name}`,
  (name) => `${name} 부친 위문`,
  (name) => `${name} 어르신 백수 축하`,
  (name) => `${name}씨 면담`,
  (name) => `故${name} 추모`,
  (name) => `${name} 지회장 면담`,
  (name) => `환경미화원 ${name} 격려`,
]
const AT_EVENTS: Purpose[] = [
  (name) => `부의금(${name})`,
  (name) => `축의금 지급(총무과 ${name})`,
  (name) => `직원 경조사비(${name}, 김영희)`,
  (name) => `직원 경조사비(김영희,${name})`,
  (name) => `부의금 지급(${name} 주무관 부친상)`,
  (name) => `결혼 축의금(행정7급 ${name})`,
  (name) => `경조사비 지급(위.${name})`,
  (name) => `직원 조의금 [${name}]`,
  (name) => `부조금(총무과 주무관 ${name})`,
  (name) => `근조화환(${name} 모친상)`,
  (name) => `축하화환 <${name} 결혼>`,
  (name) => `조의(${name})`,
  (name) => `경조사비[지방행정주사 ${name} 모친상]`,
  (name) => `경조사비(${name}/부친상)`,
  (name) => `경조사비(부친상 ${name})`,
  (name) => `직원(${name}) 부친상 부의금`,
  (name) => `직원 결혼(${name}♡김하늘)`,
  (name) => `부의금-${name}`,
  (name) => `부의금_${name}`,
]
const IN_EVENT_SENTENCES: Purpose[] = [
  (name) => `현장민원과 ${name} 빙모상 부의금`,
  (name) => `${name}의 모친상 조문`,
  (name) => `${name}님 축의금`,
  (name) => `신랑 ${name} 결혼`,
  (name) => `故 ${name} 조문`,
  (name) => `${name}부친상 부의금`,
  (name) => `${name}(총무과) 부친상 부의금`,
  (name) => `소방위${name} 부친상`,
  (name) => `7급 ${name} 결혼`,
  (name) => `직원 ${name} 경조사비`,
]

const gone = (purpose: Purpose, name: string): void => {
  const masked = maskPersons(purpose(name))
  expect(masked, purpose(name)).not.toContain(name)
  expect(maskPersons(masked)).toBe(masked)
}

describe('Personal names in a source text', () => {
  it.each(
    [...BESIDE_TITLES, ...AT_EVENTS, ...IN_EVENT_SENTENCES].map((purpose) => [purpose('홍길동'), purpose] as const),
  )('A personal name is masked in %j', (_, purpose) => {
    fc.assert(
      fc.property(korean, (name) => gone(purpose, name)),
      { numRuns: 100 },
    )
  })

  it.each(AT_EVENTS.map((purpose) => [purpose('남궁민수'), purpose] as const))(
    'A long, short, Latin, spaced or partly masked personal name is masked in %j',
    (_, purpose) => {
      fc.assert(
        fc.property(fc.oneof(compound, long, latin, short, spaced, partly), (name) => gone(purpose, name)),
        { numRuns: 100 },
      )
    },
  )

  it.each([
    ['홍길동 주무관 격려', '○○○ 주무관 격려'],
    ['총무과 홍길동팀장 부친상', '총무과 ○○○팀장 부친상'],
    ['시설과홍길동주무관 전출 격려', '시설과○○○주무관 전출 격려'],
    ['축의금(녹지관리팀 팀장 홍길동)', '축의금(녹지관리팀 팀장 ○○○)'],
    ['John Smith 교수 자문 간담회', '○○○ 교수 자문 간담회'],
    ['직원 경조사(위.홍*동, 김*희)', '직원 경조사(위.○○○, ○○○)'],
    ['전출직원 격려(홍길동, 김영희)', '전출직원 격려(○○○, ○○○)'],
    ['1팀장 표민수 외 18명(1,2팀)', '1팀장 ○○○ 외 18명(1,2팀)'],
    ['강사 Anna Lee 오찬', '강사 ○○○ 오찬'],
    ['소속상근직원 홍길동 격려', '소속상근직원 ○○○ 격려'],
    ['공무직 홍길동외 4명', '공무직 ○○○외 4명'],
    ['설명절근무자 홍길동, 김영희 격려', '설명절근무자 ○○○, ○○○ 격려'],
  ])('Only the personal name is masked: %j becomes %j', (text, masked) => expect(maskPersons(text)).toBe(masked))

  it.each([
    '신임국장 업무보고 간담회',
    '국회의원 건의사항 의견청취 간담회',
    '공영주차장 현장점검 후 간담회',
    '조경과 과장 및 팀장 간담회',
    '동대문구청장 주재 간담회',
    '서대문구청장 협의',
    '주무팀장회의 관련 격려',
    '현업직원 격려 간담회소장',
    '정무부시장 주재 회의',
    '전통시장 장보기 행사',
    '지하철 공사장 점검',
    '국회 정무위 보좌관 간담회',
    '통장 임원진 간담회',
    '조명식당 간담회',
    '김가네 식사',
    '홍길동식당 오찬',
    '감사위원회 부의안건 검토',
    '소속직원 빙모상 부의금',
    'TF 팀장 회의',
    '생일자 축하품(온누리 상품권)',
    '농부의 시장 활성화 논의',
    '전통시장 원산지 표시 조사',
    '추진 직원(서강동) 격려',
    '부구청장 동순시 다과비',
    '금연환경조성 간담회',
    '직원 장모상 부의금 지급',
    '민원인 외 2명 면담',
    'TF 회의',
    '직원 한마음 행사',
    '상근직원 식사, 근무자 야식비',
    '대장-한빛선 광역철도 업무협의',
    '동행정 감사 추진을 위한 다과',
    '이주민 자녀 지원 간담회',
    '주거종합계획 관련 간담회',
    '',
  ])('No personal name is found in %j', (text) => expect(maskPersons(text)).toBe(text))
})

describe('Phone numbers, e-mail addresses and identity numbers', () => {
  it.each([
    '010-1234-5678',
    '01012345678',
    '010 1234 5678',
    '010.1234.5678',
    '02-123-4567',
    '031)123-4567',
    'hong@example.com',
    '800101-1234567',
    '800101-1******',
  ])('The phone number, e-mail address or identity number %s is masked', (contact) => {
    for (const text of [`간담회 문의 ${contact}`, `간담회(${contact})`, `연락처:${contact} 홍보`])
      expect(maskPersons(text)).not.toContain(contact)
  })

  it.each(['2024-01-26 13:10 간담회', '20240126-0001 공문', '1,234,567원 선결제', '제2024-1234호 관련'])(
    'No phone number, e-mail address or identity number is found in %j',
    (text) => expect(maskPersons(text)).toBe(text),
  )
})

describe('Office names', () => {
  it.each([
    ['홍길동 국장', '국장'],
    ['홍길동국장', '국장'],
    ['총무과 홍길동', '총무과'],
    ['총무과 김영희 팀장', '총무과 팀장'],
    ['홍길동', ''],
    ['의회사무국 김영희의원', '의회사무국 의원'],
    ['총무과(홍길동)', '총무과'],
    ['총무과/김영희', '총무과'],
    ['총무과김영희', '총무과'],
    ['총무과장(한준호)', '총무과장'],
    ['홍○○ 국장', '국장'],
  ])('An office loses its holder: %j becomes %j', (office, kept) => expect(withoutPersons(office)).toBe(kept))

  it.each([
    '총무과',
    '서강동',
    '공보실',
    '행정국장',
    '감사담당관',
    '도시안전과 하수팀',
    '서울특별시 동대문구',
    '시설과(보수팀)',
    '문화/체육과',
  ])('The office %j without a holder’s name stays as it is', (office) => expect(withoutPersons(office)).toBe(office))
})
