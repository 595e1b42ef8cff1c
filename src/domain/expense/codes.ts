import { includesAny } from '../place/text/anyWord'

/** Only the code is kept, because the purpose text may name persons. */
export const OCCASIONS = [
  'meeting',
  'encouragement',
  'hospitality',
  'event',
  'field',
  'family',
  'supplies',
  'other',
] as const
export type Occasion = (typeof OCCASIONS)[number]

const words = (text: string): string[] => text.split(' ')

export const OCCASION_WORDS: readonly (readonly [Occasion, readonly string[]])[] = [
  [
    'family',
    words(
      '부의금 조의금 축의금 부조금 조위금 경조사 경조비 경조금 조문 별세 축하화환 근조 빈소 부친상 모친상 장인상 장모상 빙부상 빙모상 조부상 조모상 결혼식',
    ),
  ],
  ['supplies', words('구매 구입 다과 간식 음료 도시락 물품 기념품 격려품 선물 생수')],
  [
    'encouragement',
    words('격려 회식 노고 사기앙양 사기진작 사기고취 위로 위문 환송 송별 환영 석별 친목 단합 화합 치하 퇴임 퇴직 전출'),
  ],
  ['hospitality', words('손님 내방 방문객 방문단 접대 영접 외빈 내빈 귀빈 사절단 초청')],
  [
    'meeting',
    words(
      '간담 차담 회의 협의 논의 검토 토론 면담 미팅 자문 심의 심사 설명회 보고회 업무보고 의견 인터뷰 회담 협약 오찬 만찬 조찬 총회',
    ),
  ],
  [
    'event',
    words(
      '행사 축제 발대식 개관 개소 준공 착공 시상 체육대회 워크숍 워크샵 연찬 캠페인 공연 음악회 박람회 포럼 세미나 시무식 종무식 기념식 대회',
    ),
  ],
  ['field', words('현장 출장 순찰 점검 단속 비상근무 제설 답사 견학 시찰 봉사 훈련 근무')],
]

const PURPOSE_TESTS = OCCASION_WORDS.map(([occasion, known]) => [occasion, includesAny(known)] as const)

/** null if the cell is empty */
export function occasionOf(purpose: string): Occasion | null {
  const text = purpose.normalize('NFC').replace(/\s+/g, '')
  if (!/[\p{L}\p{N}]/u.test(text)) return null
  return PURPOSE_TESTS.find(([, isKnown]) => isKnown(text))?.[0] ?? 'other'
}

export const PAYMENT_METHODS = ['card', 'cash', 'transfer', 'mobile', 'voucher', 'other'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Earlier entries win: '온누리상품권(카드)', '전자세금계산서(계좌이체)'. */
const PAYMENT_WORDS: readonly (readonly [PaymentMethod, readonly string[]])[] = [
  ['voucher', ['상품권', '온누리', '지역화폐']],
  ['mobile', ['제로', '페이', '간편']],
  ['transfer', ['계좌', '이체', '송금', '입금', '무통장']],
  ['card', ['카드', '키드', '법인', '체크', '신용', 'card', 'CARD', 'Card']],
  ['cash', ['현금', 'cash', 'CASH', 'Cash']],
]

const PAYMENT_TESTS = PAYMENT_WORDS.map(([method, known]) => [method, includesAny(known)] as const)

/** null if empty or a leaked formula ('=$I$12') */
export function paymentMethodOf(text: string): PaymentMethod | null {
  if (/^[=+@]/.test(text) || !/[\p{L}\p{N}]/u.test(text)) return null
  const plain = text.normalize('NFC').replace(/\s+/g, '')
  return PAYMENT_TESTS.find(([, isKnown]) => isKnown(plain))?.[0] ?? 'other'
}
