import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const FOLDERS = ['src/messages', 'src/admin', 'src/ui', 'src/app']
/** A particle behind a value, in a text or in JSX. Behind a bracket it belongs to the word before the bracket. */
const WRITTEN =
  /\{[^{}]*\}(?:<\/\w+>)?[’”'"]?(?:이|가|을|를|은|는|과|와|으로|로|이에요|예요|이나|이라|라)(?=[\s.,!?`<])/g

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
)

describe('Particles in messages', () => {
  it('A particle that follows a value is chosen by josa, since values end in consonants and vowels', () => {
    const written = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(WRITTEN)].map(([text]) => `${file}: ${text}`),
    )
    expect(written).toEqual([])
  })
})
