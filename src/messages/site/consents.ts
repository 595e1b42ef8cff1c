import type { ConsentState } from '@/domain/terms'

export const CONSENTS = {
  title: '선택 동의 관리',
  note: '언제든지 동의하거나 철회할 수 있고, 곧바로 적용돼요.',
  what: '동의한 내용을',
  none: '지금은 선택해서 동의하는 약관이 없어요.',
  switchOf: (title: string) => `${title} 동의`,
  text: '전문 보기',
  textOf: (title: string) => `${title} 전문 보기`,
  version: (version: number) => `제${version}판`,
  given: (title: string) => `${title}에 동의했어요.`,
  withdrawn: (title: string) => `${title} 동의를 철회했어요.`,
  required: '필수 약관',
  requiredNote: '서비스를 쓰는 동안 필요한 동의라 여기에서 철회할 수 없어요. 철회하려면 아래에서 탈퇴해 주세요.',
} as const

export const CONSENT_STATE_LABELS: Record<ConsentState, string> = {
  given: '동의함',
  outdated: '이전 버전에 동의함',
  withdrawn: '거둠',
  never: '동의하지 않음',
}
