export const CHART = {
  notCollected: '아직 모으지 못했거나 공개되지 않은 달이에요.',
  notCollectedMonth: '아직 모으지 못함',
  missing: (months: number) => `아직 모으지 못한 달 ${months}개`,
} as const
