import type { Pool } from 'pg'

const FAQS: readonly { category: string; question: string; answer: string }[] = [
  {
    category: '자료',
    question: '이 식당들은 어디에서 왔나요?',
    answer:
      '공공기관이 공개한 **업무추진비 집행 내역**에서 왔어요. 식당마다 어느 기관이 언제 얼마에 다녀갔는지, 원문의 몇째 줄인지 볼 수 있어요.',
  },
  {
    category: '자료',
    question: '순위는 어떻게 정하나요?',
    answer:
      '기록된 방문이 많은 순서예요. 방문 수가 같으면 찾은 기관이 많은 곳이 앞이에요. [순위 산정 방식](/ranking)에 모두 적었어요.',
  },
  {
    category: '자료',
    question: '주소나 전화번호가 틀렸어요.',
    answer: '식당 화면의 ‘정정 요청’이나 [문의하기](/contact)로 알려 주세요. 원문과 비교해 고쳐요.',
  },
  {
    category: '이용',
    question: '역이나 청사 근처만 볼 수 있나요?',
    answer:
      '검색창에 ‘시청역’이나 ‘강남구청’처럼 적으면 가까운 순서로 보여 드려요. [내 주변](/nearby)에서도 찾을 수 있어요.',
  },
  {
    category: '이용',
    question: '여럿이 모일 곳은 어떻게 찾나요?',
    answer: '[모임 고르기](/plan)에 인원과 예산을 적어 주세요. 후보를 골라 이름 없이 투표할 수도 있어요.',
  },
  {
    category: '회원',
    question: '가입하지 않아도 볼 수 있나요?',
    answer: '네, 자료는 모두 볼 수 있어요. 리뷰와 글을 쓰고 식당을 저장할 때에만 카카오로 로그인해 주세요.',
  },
]

/** Staff may have changed or deleted what was added at an earlier start. */
export async function addDemoFaqs(pool: Pool): Promise<void> {
  await pool.query(
    `INSERT INTO faqs (question, answer, category, status, position)
     SELECT question, answer, category, 'active', position
     FROM jsonb_to_recordset($1::jsonb) AS f (category text, question text, answer text, position int)`,
    [JSON.stringify(FAQS.map((faq, position) => ({ ...faq, position })))],
  )
}
