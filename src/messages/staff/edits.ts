const MINUTES_OF_HOUR = 60

const since = (minutes: number): string => {
  if (minutes < 1) return '방금부터'
  return minutes < MINUTES_OF_HOUR ? `${minutes}분 전부터` : `${Math.floor(minutes / MINUTES_OF_HOUR)}시간 전부터`
}

interface Editor {
  nickname: string
  /** whole minutes since they started */
  minutes: number
}

/** In order of when they started; null for no one. */
export function editingNow([first, ...more]: readonly Editor[]): string | null {
  if (!first) return null
  if (more.length) return `${first.nickname}님 외 ${more.length}명이 고치고 있어요.`
  return `${first.nickname}님이 ${since(Math.max(0, first.minutes))} 고치고 있어요.`
}

export const EDIT_NOTES = {
  offer: (moment: string) => `${moment}에 쓰던 글이 있어요.`,
  contested: '그 뒤에 다른 사람이 같은 칸을 고쳤어요. 이어 쓰면 저장할 때 남길 값을 고를 수 있어요.',
  restored: '저장하지 못한 내용을 되살렸어요.',
  stored: (time: string) => `저장하지 않은 글을 ${time}에 보관했어요.`,
  failed: '글을 보관하지 못했어요. 곧 다시 해 볼게요.',
  resume: '이어 쓰기',
  discard: '버리기',
} as const
