import { writeFileSync } from 'node:fs'
import { confusableLetters } from './unicode/confusableLetters'

const lines = Object.entries(confusableLetters()).map(([plain, letters]) => `  ${JSON.stringify(plain)}: '${letters}',`)

writeFileSync(
  'src/domain/member/confusables.data.ts',
  `/**
 * Letters that look like a Latin letter or a digit, of the Unicode data behind UTS #39: written by
 * \`scripts/build-confusables.ts\`.
 */
export const CONFUSABLES: Readonly<Record<string, string>> = {
${lines.join('\n')}
}
`,
)
