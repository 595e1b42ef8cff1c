import type { Violation, ViolationCode, ViolationParams } from '@/domain/violation'

type Sentences = { [Code in ViolationCode]: (params: ViolationParams[Code]) => string }

const waitOf = (seconds: number): string => (seconds > 90 ? `${Math.ceil(seconds / 60)}분` : `${seconds}초`)

/** What a person reads when a rule is broken: what happened, and what to do. A code without a sentence does not compile. */
const SENTENCES: Sentences = {
  'unknown-parameter': ({ field }) => `${field} 매개변수는 없습니다. 이름을 확인해 주십시오.`,
  'not-one-value': ({ field }) => `${field} 값은 하나만 보낼 수 있습니다.`,
  'not-a-whole-number': ({ field }) => `${field} 값은 정수여야 합니다.`,
  'too-small': ({ field, min }) => `${field} 값은 ${min} 이상이어야 합니다.`,
  'too-large': ({ field, max }) => `${field} 값은 ${max} 이하여야 합니다.`,
  'too-long': ({ field, max }) => `${field} 값은 ${max}자까지 보낼 수 있습니다.`,
  'too-short': ({ field, min }) => `${field} 값은 ${min}자 이상이어야 합니다.`,
  'not-a-choice': ({ field, choices }) => `${field} 값은 다음 가운데 하나여야 합니다: ${choices}`,
  'invalid-value': ({ field }) => `${field} 값을 이해할 수 없습니다. 형식을 확인해 주십시오.`,
  'district-needs-province': () => '시도와 시군구를 모두 선택해주세요.',
  'unknown-region': () => '선택한 지역을 찾을 수 없습니다.',
  'restaurant-not-found': () => '음식점을 찾을 수 없습니다. 번호를 확인해 주십시오.',
  'restaurant-merged': ({ id }) => `이 음식점은 ${id}번으로 합쳐졌습니다. 그 번호로 다시 요청해 주십시오.`,
  'path-not-found': () => '없는 주소입니다. /api/openapi.json에서 주소를 확인해 주십시오.',
  'method-not-allowed': ({ allowed }) => `이 주소는 ${allowed} 요청만 받습니다.`,
  'merge-into-itself': () => '한 음식점을 자기 자신과 합칠 수 없습니다. 서로 다른 두 곳을 골라 주십시오.',
  'merge-of-merged': ({ id }) => `${id}번 음식점은 이미 다른 곳과 합쳐졌거나 지워졌습니다. 지금 보이는 음식점을 골라 주십시오.`,
  'merge-not-last': () => '이 합치기 뒤에 다시 합쳐진 것이 있습니다. 나중 것부터 되돌려 주십시오.',
  'merge-undone': () => '이미 되돌린 합치기입니다. 다시 합치려면 새로 합쳐 주십시오.',
  'answer-given': () => '이미 답한 표기입니다. 합친 것을 되돌리려면 합치기 목록에서 되돌려 주십시오.',
  'answer-not-for-people': () => "'같은 곳'이나 '다른 곳'으로 답해 주십시오.",
  'import-running': () => '지금 파일을 가져오고 있습니다. 끝난 뒤에 다시 해 주십시오.',
  'credentials-required': () => '이메일과 비밀번호를 입력해주세요.',
  'email-format': () => '올바른 이메일 형식을 입력해주세요.',
  'sign-in-failed': () => '이메일 또는 비밀번호가 올바르지 않거나 관리자 권한이 없습니다.',
  'sign-in-closed': ({ seconds }) => `로그인에 여러 번 실패했습니다. ${Math.ceil(seconds / 60)}분 뒤에 다시 시도해주세요.`,
  'not-signed-in': () => '로그인이 필요합니다.',
  'password-too-short': ({ min }) => `비밀번호는 ${min}자 이상이어야 합니다.`,
  'password-common': () => '짐작하기 쉬운 비밀번호입니다. 흔한 낱말이나 이름, 연속된 글자가 아닌 것으로 정해 주십시오.',
  'nickname-too-short': ({ min }) => `이름은 ${min}자 이상이어야 합니다.`,
  'email-taken': () => '이미 있는 이메일입니다. 비밀번호를 바꾸려면 npm run staff -- password 를 쓰십시오.',
  'staff-not-found': () => '그 이메일의 관리자나 운영자가 없습니다. 주소를 확인해 주십시오.',
  'terms-in-force': () => '이미 시행된 약관은 고치거나 지울 수 없습니다. 바꾸려면 새 판을 만들어 주십시오.',
  'terms-published': () => '공개한 판은 지울 수 없습니다. 아직 시행 전이라면 공개를 끈 뒤에 지워 주십시오.',
  'unreadable-body': () => '보낸 내용을 읽을 수 없습니다. JSON으로 보내 주십시오.',
  'body-too-large': ({ max }) => `보낸 내용이 너무 큽니다. ${Math.floor(max / 1024)}KB까지 받습니다.`,
  'too-many-tickets': ({ seconds }) => `한 시간에 보낼 수 있는 문의를 모두 보내셨습니다. ${waitOf(seconds)} 뒤에 다시 보내 주십시오.`,
  'tickets-full': ({ seconds }) => `지금 문의가 한꺼번에 몰려 더 받지 못합니다. ${waitOf(seconds)} 뒤에 다시 보내 주십시오.`,
  'too-slow': () => '요청이 오래 걸려 멈췄습니다. 조건을 좁혀 다시 시도해 주십시오.',
  unavailable: () => '지금은 자료를 읽을 수 없습니다. 잠시 후 다시 시도해 주십시오.',
  internal: () => '요청을 처리하지 못했습니다. 잠시 후 다시 시도해 주십시오.',
}

/** The Korean sentence of a violation. */
export const sentenceOf = <Code extends ViolationCode>(violation: Violation & { code: Code }): string =>
  (SENTENCES[violation.code] as (params: Violation['params']) => string)(violation.params)
