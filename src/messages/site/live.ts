/** What comes while a page is open. */
export const LIVE = {
  newComments: (count: string) => `새 댓글 ${count}개`,
} as const
