import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { decodeLexicon } from '@/domain/place/evidence/lexiconFormat'
import { NameLexicon } from '@/domain/place/evidence/nameLexicon'

/** Counted from a register of licensed places by `scripts/build-lexicon.ts`. */
export const SHIPPED_LEXICON_FILE = join(process.cwd(), 'src', 'infra', 'lexicon', 'names.lexicon.gz')
/** Those of a database count from 1. */
export const SHIPPED_VERSION = 0

let shipped: NameLexicon | undefined

/** The lexicon that a first import reads with, before the database has one of its own. Read once a process. */
export const shippedLexicon = (): NameLexicon =>
  (shipped ??= new NameLexicon(SHIPPED_VERSION, decodeLexicon(gunzipSync(readFileSync(SHIPPED_LEXICON_FILE)))))
