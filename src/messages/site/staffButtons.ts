export const staffButtonMessages = {
  edit: '수정',
  editOf: (title: string) => `${title} 수정`,
  remove: '삭제',
  removeOf: (title: string) => `${title} 삭제`,
  removeAsk: (title: string) => `'${title}' 식당을 삭제할까요?`,
  removeNote: '목록과 순위에서 바로 빠져요. 휴지통에 남아 있어 되돌릴 수 있어요.',
  keep: '그대로 두기',
  removing: '삭제하는 중…',
  removed: '음식점이 성공적으로 삭제되었습니다.',
  removeFailed: (why: string) => `음식점 삭제 실패: ${why}`,
  restored: '식당을 되돌렸어요.',
  restoreFailed: (why: string) => `식당을 되돌리지 못했어요: ${why}`,
} as const
