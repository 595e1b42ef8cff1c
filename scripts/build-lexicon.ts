import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { LexiconBuilder } from '@/domain/place/evidence/lexiconBuilder'
import { encodeLexicon } from '@/domain/place/evidence/nameLexicon'
import { koreanDay } from '@/domain/koreanDay'
import { countLicences } from '@/import/licence/countLicences'
import { SHIPPED_LEXICON_FILE } from '@/infra/lexicon/shippedLexicon'
import { LEXICON_MESSAGES } from '@/messages/cli/commands'
import { forEachFile } from './files/forEachFile'
import { createProgressBar } from './files/progressBar'
import { runCli, UsageError } from './runCli'

async function main(): Promise<number> {
  const paths = process.argv.slice(2)
  if (paths.length === 0) throw new UsageError(LEXICON_MESSAGES.usage)
  const builder = new LexiconBuilder()
  const screen = await createProgressBar(process.stderr.isTTY)
  const { taken, rejected } = await forEachFile(paths, screen, (source) =>
    countLicences(source, koreanDay(new Date()), builder),
  )
  if (rejected > 0) return 1
  const table = builder.build()
  const bytes = gzipSync(encodeLexicon(table), { level: 9 })
  mkdirSync(dirname(SHIPPED_LEXICON_FILE), { recursive: true })
  writeFileSync(SHIPPED_LEXICON_FILE, bytes)
  const places = taken.reduce((sum, count) => sum + count, 0)
  console.log(LEXICON_MESSAGES.written(places, table.hashes.length, Math.ceil(bytes.length / 1024)))
  return 0
}

await runCli(main)
