import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { decodeLexicon, NameLexicon } from '@/domain/place/evidence/nameLexicon'

/** By `scripts/build-lexicon.ts`, from a licence register. */
export const SHIPPED_LEXICON_FILE = join(process.cwd(), 'src', 'infra', 'lexicon', 'names.lexicon.gz')
/** Versions in a database start at 1. */
export const SHIPPED_VERSION = 0

let shipped: NameLexicon | undefined

/** For a first import, before the database has its own. */
export const shippedLexicon = (): NameLexicon =>
  (shipped ??= new NameLexicon(SHIPPED_VERSION, decodeLexicon(gunzipSync(readFileSync(SHIPPED_LEXICON_FILE)))))
