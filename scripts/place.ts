import { comparePlaces } from '@/domain/place/match/comparePlaces'
import { NO_PLACE_WORDS, parsePlaceWith } from '@/domain/place/words/placeWords'
import { shippedLexicon } from '@/infra/lexicon/shippedLexicon'
import { createInterface } from 'node:readline'
import { z } from 'zod'

/** NDJSON: `{"raw","context"}` → a reading; with `--pairs`, `{"a":{…},"b":{…}}` → `{"same","confidence","why"}`. */
const cell = z.object({ raw: z.string(), context: z.string().default('') })
const pair = z.object({ a: cell, b: cell })

function answer(line: string, pairs: boolean): unknown {
  const value: unknown = JSON.parse(line)
  if (pairs) {
    const { a, b } = pair.parse(value)
    return comparePlaces(a, b, shippedLexicon())
  }
  return parsePlaceWith(cell.parse(value).raw, { ...NO_PLACE_WORDS, lexicon: shippedLexicon() })
}

async function main(): Promise<void> {
  const pairs = process.argv.includes('--pairs')
  const shape = pairs ? '{"a":{"raw","context"},"b":{"raw","context"}}' : '{"raw","context"}'
  let number = 0
  let batch: string[] = []
  const flush = () => {
    if (batch.length > 0) process.stdout.write(`${batch.join('\n')}\n`)
    batch = []
  }
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    number++
    if (line.trim() === '') continue
    try {
      batch.push(JSON.stringify(answer(line, pairs)))
    } catch (error) {
      if (!(error instanceof SyntaxError) && !(error instanceof z.ZodError)) throw error
      flush()
      const reason = error instanceof SyntaxError ? 'JSON이 아니에요' : `${shape} 모양이 아니에요`
      process.stderr.write(`입력 ${number}번째 줄을 읽지 못했어요: ${reason}. 한 줄에 ${shape} 하나씩 넣어 주세요.\n`)
      process.exitCode = 1
      return
    }
    if (batch.length >= 500) flush()
  }
  flush()
}

await main()
