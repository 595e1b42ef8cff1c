import { z } from 'zod'
import { ok } from '@/domain/result'
import { WORD_KINDS, WORD_MAX, WORD_NOTE_MAX } from '@/domain/wordList'
import { pool } from '@/infra/database/pool'
import { transactionResult } from '@/server/violationError'
import { addWord, removeWords } from '@/server/words'
import { bulkAction, type BulkAction, resourceAction, type ResourceAction } from './recordAction'

const words = z.strictObject({
  kind: z.enum(WORD_KINDS),
  word: z.string().trim().min(1).max(WORD_MAX),
  note: z.string().trim().max(WORD_NOTE_MAX).nullable().default(null),
})

export const WORDS_ACTIONS: Record<string, ResourceAction> = {
  create: resourceAction({
    may: 'create',
    schema: words,
    run: ({ body: { note, ...word }, by }) =>
      transactionResult(pool(), (sql) => addWord(sql, { ...word, note: note || null, by })),
  }),
}

export const WORD_BULK_ACTIONS: Record<string, BulkAction> = {
  remove: bulkAction({
    may: 'delete',
    schema: z.strictObject({}),
    run: async (sql, { ids, by }) => ok({ removed: await removeWords(sql, { ids, by }) }),
  }),
}
