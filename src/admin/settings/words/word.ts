import type { WordKind } from '@/domain/wordList/wordList'

/** A word of staff, as the façade sends it. */
export interface WordRow {
  id: number
  kind: WordKind
  word: string
  note: string | null
  createdByNickname: string | null
  createdAt: string
}
