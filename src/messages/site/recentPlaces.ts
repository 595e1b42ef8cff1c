export const RECENT_PLACES = {
  title: '최근 본 곳',
  note: '이 기기에만 저장하고 서버로 보내지 않아요.',
  remove: (title: string) => `${title} 최근 본 곳에서 지우기`,
  removed: '최근 본 곳에서 지웠어요.',
  clear: '모두 지우기',
  cleared: '최근 본 곳을 모두 지웠어요.',
  undo: '되돌리기',
  restored: '되돌렸어요.',
} as const
