import type { WordKind } from '@/domain/wordList/wordList'

export interface WordRow {
  id: number
  kind: WordKind
  word: string
  note: string | null
  createdByNickname: string | null
  createdAt: string
}
