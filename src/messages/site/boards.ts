/** Boards by the word in their address. */
export const BOARD_TYPES = ['notice', 'free', 'suggestion'] as const
export type BoardType = (typeof BOARD_TYPES)[number]

export const BOARD_LABELS: Record<BoardType, string> = {
  notice: '공지사항',
  free: '자유게시판',
  suggestion: '건의사항',
}

export const isBoardType = (word: string): word is BoardType => (BOARD_TYPES as readonly string[]).includes(word)
